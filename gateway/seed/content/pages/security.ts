import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const security: SeedPage = {
  pageKey: 'security',
  title: { en: 'Security', de: 'Sicherheit' },
  metaTitle: { en: 'Report a security problem', de: 'Sicherheitslücke melden' },
  metaDescription: {
    en: 'How to report a security problem of this website, what we do with the report, and what you may test.',
    de: 'Wie Sie eine Sicherheitslücke dieser Website melden, was wir mit der Meldung tun und was Sie prüfen dürfen.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Security', de: 'Sicherheit' },
      title: { en: 'Report a security problem', de: 'Sicherheitslücke melden' },
      lead: {
        en: 'You have found a vulnerability in this website or in its accounts? Tell us before you tell others. We answer, fix it and say thank you.',
        de: 'Sie haben eine Lücke in dieser Website oder in ihren Konten gefunden? Sagen Sie es zuerst uns. Wir antworten, beheben sie und bedanken uns.',
      },
      actions: [],
    },
    {
      blockType: 'prose',
      anchor: 'report',
      heading: { en: 'How to report', de: 'So melden Sie' },
      bodyMarkdown: {
        en: paragraphs(
          'Write to [security@kompassa.example](mailto:security@kompassa.example), in English or German. A name is welcome but not needed. Please say:',
          bullets(
            'the address of the page or call, and the time of your test;',
            'the steps that show the problem, with the requests and answers;',
            'what somebody could do with it, in your view;',
            'whether and how we may name you.',
          ),
        ),
        de: paragraphs(
          'Schreiben Sie an [security@kompassa.example](mailto:security@kompassa.example), auf Deutsch oder Englisch. Einen Namen brauchen wir nicht. Bitte nennen Sie:',
          bullets(
            'die Adresse der Seite oder des Aufrufs und die Zeit Ihrer Prüfung;',
            'die Schritte, die das Problem zeigen, mit Anfragen und Antworten;',
            'was sich damit aus Ihrer Sicht anrichten lässt;',
            'ob und wie wir Sie nennen dürfen.',
          ),
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'afterwards',
      heading: { en: 'What happens next', de: 'Wie es weitergeht' },
      steps: [
        {
          title: { en: 'Answer', de: 'Antwort' },
          text: {
            en: 'A person confirms the report and names the one who looks after it.',
            de: 'Ein Mensch bestätigt die Meldung und nennt Ihnen, wer sich darum kümmert.',
          },
          duration: { en: 'Within 2 working days', de: 'Binnen 2 Arbeitstagen' },
        },
        {
          title: { en: 'Assessment', de: 'Bewertung' },
          text: {
            en: 'We tell you whether we can reproduce it and by when we expect to fix it.',
            de: 'Sie erfahren, ob wir das Problem nachstellen können und bis wann wir es voraussichtlich beheben.',
          },
          duration: { en: 'Within 10 working days', de: 'Binnen 10 Arbeitstagen' },
        },
        {
          title: { en: 'Publication', de: 'Veröffentlichung' },
          text: {
            en: 'Once it is fixed you are free to write about it. We tell the people concerned where the law asks for it or it helps them.',
            de: 'Sobald das Problem behoben ist, dürfen Sie darüber schreiben. Betroffene informieren wir, wo das Gesetz es verlangt oder es ihnen hilft.',
          },
          duration: { en: 'After 90~days at the latest', de: 'Spätestens nach 90~Tagen' },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'rules',
      heading: { en: 'What you may test', de: 'Was Sie prüfen dürfen' },
      bodyMarkdown: {
        en: paragraphs(
          'We take no legal steps against anybody who tests in good faith and keeps to this:',
          bullets(
            'Use accounts of your own, and stop as soon as you see data of other people. Delete what you have seen.',
            'Do not slow the site down for others, and send no messages to our customers or staff.',
            'Do not change or delete what is not yours.',
          ),
          'Reports without a way to misuse them, such as a missing header alone or the version of a program, are read but not answered one by one.',
        ),
        de: paragraphs(
          'Wir gehen nicht rechtlich gegen Personen vor, die in guter Absicht prüfen und sich an Folgendes halten:',
          bullets(
            'Nutzen Sie eigene Konten und hören Sie auf, sobald Sie Daten anderer sehen. Löschen Sie, was Sie gesehen haben.',
            'Machen Sie die Website für andere nicht langsamer und schicken Sie weder Kundinnen und Kunden noch Beschäftigten Nachrichten.',
            'Ändern oder löschen Sie nichts, was Ihnen nicht gehört.',
          ),
          'Hinweise, die sich nicht missbrauchen lassen, etwa allein ein fehlender Header oder die Version eines Programms, lesen wir, beantworten sie aber nicht einzeln.',
        ),
      },
    },
  ],
};
