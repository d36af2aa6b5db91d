import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const accessibility: SeedPage = {
  pageKey: 'accessibility',
  title: { en: 'Accessibility', de: 'Barrierefreiheit' },
  metaTitle: { en: 'Accessibility statement', de: 'Erklärung zur Barrierefreiheit' },
  metaDescription: {
    en: 'How this website meets accessibility requirements, how it was tested, which gaps are known, and how to report a barrier.',
    de: 'Wie diese Website die Anforderungen an die Barrierefreiheit erfüllt, wie sie geprüft wurde, welche Lücken bekannt sind und wie Sie eine Barriere melden.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Accessibility', de: 'Barrierefreiheit' },
      title: { en: 'Accessibility statement', de: 'Erklärung zur Barrierefreiheit' },
      lead: {
        en: 'Kompassa is aimed at businesses. The Barrierefreiheitsstärkungsgesetz (BFSG) concerns certain products and services for consumers; we take its requirements as our guide all the same. As of 24~November 2026.',
        de: 'Kompassa richtet sich an Unternehmen. Das Barrierefreiheitsstärkungsgesetz (BFSG) gilt für bestimmte Produkte und Dienstleistungen für Verbraucherinnen und Verbraucher; wir orientieren uns freiwillig an seinen Anforderungen. Stand: 24.~November 2026.',
      },
      actions: [],
    },
    {
      blockType: 'prose',
      anchor: 'service',
      heading: { en: 'What the site does', de: 'Was die Website leistet' },
      bodyMarkdown: {
        en: 'The site provides information about tax and product duties, shows services with prices and publishes articles. You can read every page without an account. A menu at the top leads to the main pages, a second one at the foot to all others; the language can be changed between English and German on every page.',
        de: 'Die Website informiert über steuerliche und produktbezogene Pflichten, nennt Leistungen mit Preisen und veröffentlicht Artikel. Jede Seite lässt sich ohne Konto lesen. Das Menü im Kopf der Seite führt zu den Hauptseiten, ein zweites am Fuß zu allen übrigen; die Sprache lässt sich auf jeder Seite zwischen Deutsch und Englisch wechseln.',
      },
    },
    {
      blockType: 'prose',
      anchor: 'standard',
      heading: { en: 'Conformity and evaluation', de: 'Vereinbarkeit und Bewertung' },
      bodyMarkdown: {
        en: paragraphs(
          '**Status:** this website is partially conformant with the Web Content Accessibility Guidelines (WCAG)~2.2, level AA; the parts that do not conform yet are named under “Known gaps”. WCAG~2.2 goes beyond EN~301~549, which refers to WCAG~2.1.',
          '**Method:** self-evaluation by the people who build the site, last carried out on 24~November 2026. Every page and every component is checked again with each change of the site:',
          bullets(
            'automatically with axe, in both languages;',
            'by keyboard: everything can be operated, and the focus is visible;',
            'colours: the contrast is sufficient, and no information depends on colour alone;',
            'from a width of 320~pixels, and without JavaScript;',
            'animations: they are short and respect the setting for reduced motion.',
          ),
        ),
        de: paragraphs(
          '**Stand der Vereinbarkeit:** Diese Website ist mit den Web Content Accessibility Guidelines (WCAG)~2.2, Konformitätsstufe AA, teilweise vereinbar; was noch nicht vereinbar ist, steht unter „Bekannte Lücken“. Die WCAG~2.2 gehen über die EN~301~549 hinaus, die auf WCAG~2.1 verweist.',
          '**Methode:** Selbstbewertung durch die Menschen, die die Website bauen, zuletzt am 24.~November 2026. Jede Seite und jeder Baustein wird mit jeder Änderung der Website erneut geprüft:',
          bullets(
            'automatisch mit axe, in beiden Sprachen;',
            'mit der Tastatur: Alles lässt sich bedienen, und der Fokus ist sichtbar;',
            'Farben: Der Kontrast reicht aus, und keine Information wird allein durch Farbe vermittelt;',
            'ab 320~Pixeln Breite und ohne JavaScript;',
            'Animationen: Sie sind kurz und beachten die Einstellung für reduzierte Bewegung.',
          ),
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'gaps',
      heading: { en: 'Known gaps', de: 'Bekannte Lücken' },
      bodyMarkdown: {
        en: bullets(
          'Systematic tests with users of screen readers are still to come.',
          'Some system messages appear in Chinese as well; the text in your language is next to them, and the Chinese is marked as such for assistive technology.',
          'Texts are precise rather than easy to read; an easy-to-read version does not exist yet.',
        ),
        de: bullets(
          'Systematische Tests mit Nutzerinnen und Nutzern von Screenreadern stehen noch aus.',
          'Einige Systemmeldungen erscheinen auch auf Chinesisch; der Text in Ihrer Sprache steht daneben, und das Chinesische ist für assistive Technik als solches gekennzeichnet.',
          'Die Texte sind eher genau als einfach; eine Fassung in Leichter Sprache gibt es noch nicht.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'feedback',
      heading: { en: 'Report a barrier', de: 'Barriere melden' },
      bodyMarkdown: {
        en: paragraphs(
          'Write to [hello@kompassa.example](mailto:hello@kompassa.example) or call [+49~30~23125-100](tel:+493023125100). Tell us the page and what got in your way. We answer within two working days and send you the content in another form if you need it.',
          'If our answer does not help, you may turn to the enforcement body: under the BFSG, that is the German states’ joint market surveillance authority for the accessibility of products and services (MLBF), Carl-Miller-Straße~6, 39112 Magdeburg.',
        ),
        de: paragraphs(
          'Schreiben Sie an [hello@kompassa.example](mailto:hello@kompassa.example) oder rufen Sie an: [030~23125-100](tel:+493023125100). Nennen Sie die Seite und beschreiben Sie das Hindernis. Wir antworten innerhalb von zwei Arbeitstagen und senden Ihnen den Inhalt auf Wunsch in anderer Form.',
          'Hilft unsere Antwort nicht, können Sie sich an die Durchsetzungsstelle wenden: Nach dem BFSG ist das die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Carl-Miller-Straße~6, 39112 Magdeburg.',
        ),
      },
    },
  ],
};
