export const scheduleMessages = {
  en: {
    title: 'Schedule',
    lead: 'What will be published and unpublished, in the order of time. To add something, choose “Schedule Publish” in the menu beside the publish button of a document.',
    none: 'Nothing is scheduled.',
    forEditors: 'Editors see and change the schedule.',
    what: 'What',
    action: 'Happens',
    time: 'Your time',
    planned: 'planned for',
    state: 'State',
    publish: 'Publish',
    unpublish: 'Unpublish',
    locales: { en: 'in English only', de: 'in German only' },
    allLocales: 'in all languages',
    due: 'Due',
    late: 'Late: the time is over and it has not happened',
    failed: 'Failed: open the document, see what is missing, and publish it by hand',
    cancel: 'Cancel',
    notCancelled: 'It could not be cancelled. Reload the page and try again.',
    alert: (count: number) =>
      count === 1
        ? 'One scheduled publication is late or has failed.'
        : `${count} scheduled publications are late or have failed.`,
    see: 'See the schedule',
    heading: 'Scheduled',
    whole: 'The whole schedule',
    over: 'This time is over. Please choose a later one.',
    malformed: 'A schedule needs a time, an action, and a document that is published or a global.',
    incomplete: (places: string[]) =>
      `This document cannot be published yet, so its publication is not scheduled. ${places.join(' ')}`,
  },
  de: {
    title: 'Zeitplan',
    lead: 'Was veröffentlicht und zurückgezogen wird, der Zeit nach geordnet. Neues planen Sie mit „Veröffentlichungsplanung“ im Menü neben der Schaltfläche zum Veröffentlichen.',
    none: 'Es ist nichts geplant.',
    forEditors: 'Den Zeitplan sieht und ändert die Redaktion.',
    what: 'Was',
    action: 'Vorgang',
    time: 'Ihre Zeit',
    planned: 'geplant für',
    state: 'Stand',
    publish: 'Veröffentlichen',
    unpublish: 'Zurückziehen',
    locales: { en: 'nur auf Englisch', de: 'nur auf Deutsch' },
    allLocales: 'in allen Sprachen',
    due: 'Steht an',
    late: 'Überfällig: Die Zeit ist vorbei, und es ist nicht geschehen',
    failed:
      'Fehlgeschlagen: Öffnen Sie das Dokument, sehen Sie nach, was fehlt, und veröffentlichen Sie von Hand',
    cancel: 'Absagen',
    notCancelled: 'Das Absagen hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    alert: (count: number) =>
      count === 1
        ? 'Eine geplante Veröffentlichung ist überfällig oder fehlgeschlagen.'
        : `${count} geplante Veröffentlichungen sind überfällig oder fehlgeschlagen.`,
    see: 'Zum Zeitplan',
    heading: 'Geplant',
    whole: 'Der ganze Zeitplan',
    malformed:
      'Ein Zeitplan braucht eine Zeit, einen Vorgang und ein Dokument, das veröffentlicht wird, oder ein globales.',
    over: 'Diese Zeit ist vorbei. Bitte wählen Sie eine spätere.',
    incomplete: (places: string[]) =>
      `Dieses Dokument lässt sich noch nicht veröffentlichen, darum wurde nichts geplant. ${places.join(' ')}`,
  },
} as const;
