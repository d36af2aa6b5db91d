import type { Bilingual } from '../../domain/languages';

/** Why a request about a release is refused. */
export const releaseRefusals = {
  unknown: { en: 'There is no such release.', de: 'Dieses Release gibt es nicht.' },
  unknownDocument: { en: 'There is no such document.', de: 'Dieses Dokument gibt es nicht.' },
  notPublishable: {
    en: 'Only documents that have drafts can be published together.',
    de: 'Gemeinsam veröffentlichen lassen sich nur Dokumente, die Entwürfe haben.',
  },
  body: { en: 'This request is not complete.', de: 'Diese Anfrage ist nicht vollständig.' },
  forEditors: {
    en: 'Editors schedule and publish releases.',
    de: 'Releases plant und veröffentlicht die Redaktion.',
  },
  ownLanguage: {
    en: 'Translators add and remove their own language alone.',
    de: 'Wer übersetzt, fügt nur die eigene Sprache hinzu und nimmt nur sie heraus.',
  },
  published: {
    en: 'This release is published already.',
    de: 'Dieses Release ist schon veröffentlicht.',
  },
  twice: {
    en: 'The document is in this release already.',
    de: 'Das Dokument steht schon in diesem Release.',
  },
  full: {
    en: 'A release has 50 documents at most. Please begin another one.',
    de: 'Ein Release hat höchstens 50 Dokumente. Bitte beginnen Sie ein weiteres.',
  },
  empty: {
    en: 'There is no document in this release yet.',
    de: 'In diesem Release steht noch kein Dokument.',
  },
  over: {
    en: 'This time is over. Please choose a later one.',
    de: 'Diese Zeit ist vorbei. Bitte wählen Sie eine spätere.',
  },
  notScheduled: { en: 'This release is not scheduled.', de: 'Dieses Release ist nicht geplant.' },
  refused: {
    en: 'Nothing was published or scheduled, because not every document is ready.',
    de: 'Es wurde nichts veröffentlicht und nichts geplant, weil nicht jedes Dokument so weit ist.',
  },
  notPublished: { en: 'This release is not published.', de: 'Dieses Release ist nicht veröffentlicht.' },
  notUndone: {
    en: 'The release was not undone.',
    de: 'Das Release wurde nicht zurückgenommen.',
  },
  notReady: {
    en: 'The release is scheduled, and this document cannot be published yet.',
    de: 'Das Release ist geplant, und dieses Dokument lässt sich noch nicht veröffentlichen.',
  },
} satisfies Record<string, Bilingual>;

/** Why one document keeps a release from being published. */
export const documentRefusals = {
  deleted: { en: 'It has been deleted.', de: 'Es wurde gelöscht.' },
  inTrash: { en: 'It is in the trash.', de: 'Es liegt im Papierkorb.' },
  locked: {
    en: 'Somebody else has it open at the moment.',
    de: 'Jemand anderes hat es gerade geöffnet.',
  },
  scheduler: {
    en: 'Who scheduled the release has no account any more. Please publish or schedule it anew.',
    de: 'Wer das Release geplant hat, hat kein Konto mehr. Bitte veröffentlichen oder planen Sie es neu.',
  },
  noRight: {
    en: 'Who scheduled the release may not publish any more. Please publish or schedule it anew.',
    de: 'Wer das Release geplant hat, darf nicht mehr veröffentlichen. Bitte veröffentlichen oder planen Sie es neu.',
  },
  changedSince: {
    en: 'It stays as it is: it was changed after the release.',
    de: 'Es bleibt, wie es ist: Es wurde nach dem Release geändert.',
  },
  unexpected: {
    en: 'It could not be saved. The log of the gateway says why.',
    de: 'Es ließ sich nicht speichern. Das Protokoll des Gateways sagt, warum.',
  },
} satisfies Record<string, Bilingual>;
