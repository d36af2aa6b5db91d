import type { SeedPage } from '../types';
import { workspacePicture } from '../workspacePicture';

/** The general landing page of newcomers; what they receive stands with the welcome gift, not here. */
export const newcomerActivities: SeedPage = {
  pageKey: 'newcomerActivities',
  title: { en: 'For newcomers', de: 'Für Neukunden' },
  metaTitle: { en: 'For newcomers: what you receive', de: 'Für Neukunden: was Sie erhalten' },
  metaDescription: {
    en: 'What merchants receive when they register with Kompassa, what the conditions are, and which four steps come first.',
    de: 'Was Händler erhalten, wenn sie sich bei Kompassa registrieren, welche Bedingungen gelten und welche vier Schritte am Anfang stehen.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'For newcomers', de: 'Für Neukunden' },
      title: { en: 'A good start is a list', de: 'Ein guter Anfang ist eine Liste' },
      lead: {
        en: 'You receive a list of what your business owes to authorities and registers, assessed by licensed advisers, and a discount on your first order. Both without obligation.',
        de: 'Sie erhalten eine Liste dessen, was Ihr Geschäft Behörden und Registern schuldet, beurteilt von zugelassenen Beratern, und einen Nachlass auf den ersten Auftrag. Beides unverbindlich.',
      },
      actions: [
        { label: { en: 'Register', de: 'Registrieren' }, url: '#register', emphasis: 'primary' },
        { label: { en: 'Conditions', de: 'Bedingungen' }, url: '#conditions', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'cardGrid',
      anchor: 'first',
      heading: { en: 'Where newcomers begin', de: 'Womit Neukunden beginnen' },
      lead: {
        en: 'Most enquiries begin at one of these four points.',
        de: 'Die meisten Anfragen beginnen an einem dieser vier Punkte.',
      },
      cards: [
        {
          icon: 'warehouse',
          title: { en: 'First stock in Germany', de: 'Erste Ware in Deutschland' },
          text: {
            en: 'VAT number and packaging register before the first sale.',
            de: 'Umsatzsteuernummer und Verpackungsregister vor dem ersten Verkauf.',
          },
          url: '/cht/Services#vat',
        },
        {
          icon: 'oss',
          title: { en: 'Sales to several countries', de: 'Verkauf in mehrere Länder' },
          text: {
            en: 'One registration can replace many, but not always.',
            de: 'Eine Registrierung kann viele ersetzen – manchmal aber auch nicht.',
          },
          url: '/cht/commonQuestion?key=oss',
        },
        {
          icon: 'device',
          title: { en: 'A product with a plug or a battery', de: 'Ein Produkt mit Stecker oder Batterie' },
          text: {
            en: 'Several registers at once, and a representative where you have no branch.',
            de: 'Mehrere Register auf einmal und ein Bevollmächtigter, wo Sie keine Niederlassung haben.',
          },
          url: '/cht/Services#weee',
        },
        {
          icon: 'company',
          title: { en: 'A company for the trade', de: 'Eine Gesellschaft für den Handel' },
          text: {
            en: 'Formation takes days; the duties that follow come back every year.',
            de: 'Die Gründung dauert Tage; die Pflichten danach kehren jedes Jahr wieder.',
          },
          url: '/cht/Incorporation/IncorporationHK',
        },
      ],
    },
    {
      blockType: 'steps',
      anchor: 'how',
      heading: { en: 'How it works', de: 'So läuft es ab' },
      steps: [
        {
          title: { en: 'Register', de: 'Registrieren' },
          text: {
            en: 'Telephone number, password, and where you heard about us. A code confirms the number.',
            de: 'Telefonnummer, Passwort und woher Sie uns kennen. Ein Code bestätigt die Nummer.',
          },
          duration: { en: '2~minutes', de: '2~Minuten' },
        },
        {
          title: { en: 'Complete', de: 'Ergänzen' },
          text: {
            en: 'Company, goods, warehouses, channels. You can stop and continue later.',
            de: 'Unternehmen, Waren, Lager, Kanäle. Sie können unterbrechen und später weitermachen.',
          },
          duration: { en: '20~minutes', de: '20~Minuten' },
        },
        {
          title: { en: 'Read the list', de: 'Liste lesen' },
          text: {
            en: 'You receive a list of what licensed advisers consider due, country by country, with prices and usual times.',
            de: 'Sie erhalten, was nach der Beurteilung zugelassener Berater fällig ist, Land für Land, mit Preisen und üblicher Dauer.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
        {
          title: { en: 'Order, or not', de: 'Beauftragen oder nicht' },
          text: {
            en: 'Your coupons are in your account, each with its expiry date.',
            de: 'Die Gutscheine liegen in Ihrem Konto, jeder mit seinem Ablaufdatum.',
          },
          duration: { en: 'When you like', de: 'Wann Sie möchten' },
        },
      ],
    },
    workspacePicture,
    {
      blockType: 'checklist',
      anchor: 'conditions',
      heading: { en: 'Conditions', de: 'Bedingungen' },
      lead: {
        en: 'The conditions of each coupon are shown with it. For all of them:',
        de: 'Was ein Gutschein voraussetzt, steht neben ihm. Für alle gilt:',
      },
      items: [
        {
          text: {
            en: 'For businesses only, once per business',
            de: 'Nur für Unternehmen, je Unternehmen einmal',
          },
        },
        {
          text: { en: 'For our own services', de: 'Für unsere eigenen Leistungen' },
          note: {
            en: 'Official fees and the fees of advisers, schemes and auditors are not discounted. All amounts are net, plus statutory VAT where applicable.',
            de: 'Amtliche Gebühren und Honorare von Kanzleien, Systemen und Prüfern werden nicht gemindert. Alle Beträge sind netto, zzgl. gesetzlicher USt., soweit sie anfällt.',
          },
        },
        {
          text: { en: 'One coupon per order', de: 'Ein Gutschein je Auftrag' },
          note: { en: 'Packages count as one coupon.', de: 'Ein Paket gilt als ein Gutschein.' },
        },
        {
          text: { en: 'No cash payment', de: 'Keine Barauszahlung' },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: { en: 'Do I have to order something?', de: 'Muss ich etwas beauftragen?' },
          answerMarkdown: {
            en: 'No. The list is yours in any case, and an account can be closed at any time.',
            de: 'Nein. Die Liste gehört in jedem Fall Ihnen, und ein Konto lässt sich jederzeit schließen.',
          },
        },
        {
          question: {
            en: 'Why do you ask for a telephone number?',
            de: 'Warum fragen Sie nach einer Telefonnummer?',
          },
          answerMarkdown: {
            en: 'To confirm that a person is registering, and to reach you when a deadline is close. We do not call to sell.',
            de: 'Um zu bestätigen, dass sich ein Mensch registriert, und um Sie zu erreichen, wenn eine Frist naht. Werbeanrufe gibt es nicht.',
          },
        },
        {
          question: {
            en: 'Who gives the advice on tax?',
            de: 'Wer berät in Steuerfragen?',
          },
          answerMarkdown: {
            en: 'Licensed tax advisers. We collect, check and prepare; the engagement is between you and the adviser. [How we work](/cht/About)',
            de: 'Zugelassene Steuerberaterinnen und Steuerberater. Wir sammeln, prüfen und bereiten vor; das Mandat besteht zwischen Ihnen und der Kanzlei. [So arbeiten wir](/cht/About)',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Prefer to talk first?', de: 'Lieber erst reden?' },
      text: {
        en: 'Write a few lines. The first answer costs nothing, with or without an account.',
        de: 'Ein paar Zeilen genügen. Die erste Antwort kostet nichts, ob mit oder ohne Konto.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
      ],
    },
  ],
};
