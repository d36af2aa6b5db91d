import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const contact: SeedPage = {
  pageKey: 'Contact',
  title: { en: 'Contact', de: 'Kontakt' },
  metaTitle: {
    en: 'Contact: form, e-mail, telephone, offices',
    de: 'Kontakt: Formular, E-Mail, Telefon, Standorte',
  },
  metaDescription: {
    en: 'Write to Kompassa or call. What to put in your first message, when you will hear from us, and where the offices are.',
    de: 'Schreiben Sie Kompassa oder rufen Sie an. Was in die erste Nachricht gehört, wann Sie von uns hören und wo die Standorte sind.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Contact', de: 'Kontakt' },
      title: {
        en: 'Write a few lines. A person answers.',
        de: 'Ein paar Zeilen genügen. Es antwortet ein Mensch.',
      },
      lead: {
        en: 'The form below and an e-mail to hello@kompassa.example reach the same desk: the one that deals with your subject. You will hear from us within two working days, in English or German.',
        de: 'Das Formular unten und eine E-Mail an hello@kompassa.example erreichen dieselben Fachleute für Ihr Thema. Sie hören innerhalb von zwei Arbeitstagen von uns, auf Deutsch oder Englisch.',
      },
      actions: [
        {
          label: { en: 'hello@kompassa.example', de: 'hello@kompassa.example' },
          url: 'mailto:hello@kompassa.example',
          emphasis: 'primary',
        },
        {
          label: { en: '+49~30~23125-100', de: '030~23125-100' },
          url: 'tel:+493023125100',
          emphasis: 'quiet',
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'reach-us',
      heading: { en: 'Special requests', de: 'Besondere Anliegen' },
      bodyMarkdown: {
        en: paragraphs(
          bullets(
            'Data protection: [privacy@kompassa.example](mailto:privacy@kompassa.example)',
            'Enquiries from authorities: [legal@kompassa.example](mailto:legal@kompassa.example)',
          ),
          'Please do not send passports, bank statements or login details by unencrypted e-mail. If we need them, we will give you a secure way to send them.',
          'How we count the two working days is explained under [How these times are counted](/cht/About#measured). If you come from another provider, read [how to switch](/cht/switch) first: it lists what we will ask you for.',
        ),
        de: paragraphs(
          bullets(
            'Datenschutz: [privacy@kompassa.example](mailto:privacy@kompassa.example)',
            'Anfragen von Behörden: [legal@kompassa.example](mailto:legal@kompassa.example)',
          ),
          'Bitte senden Sie keine Pässe, Kontoauszüge oder Zugangsdaten per unverschlüsselter E-Mail. Benötigen wir sie, nennen wir Ihnen einen geschützten Übertragungsweg.',
          'Wie wir die zwei Arbeitstage zählen, steht unter [Wie diese Zeiten zählen](/cht/About#measured). Kommen Sie von einem anderen Anbieter, lesen Sie zuerst, [wie der Wechsel abläuft](/cht/switch): Dort steht, wonach wir fragen werden.',
        ),
      },
    },
    {
      blockType: 'checklist',
      anchor: 'first-message',
      heading: { en: 'A good first message', de: 'Eine gute erste Nachricht' },
      lead: {
        en: 'Five details save one round of questions.',
        de: 'Fünf Angaben ersparen eine Runde Rückfragen.',
      },
      items: [
        {
          text: { en: 'Where your company is established', de: 'Wo Ihr Unternehmen ansässig ist' },
          note: { en: 'Country and legal form', de: 'Land und Rechtsform' },
        },
        {
          text: { en: 'What you sell', de: 'Was Sie verkaufen' },
          note: {
            en: 'Product groups; battery, plug or radio?',
            de: 'Warengruppen; mit Batterie, Stecker oder Funk?',
          },
        },
        {
          text: { en: 'Where the goods are stored', de: 'Wo die Ware lagert' },
          note: {
            en: 'Every country, marketplace warehouses included',
            de: 'Jedes Land, auch Lager von Marktplätzen',
          },
        },
        {
          text: { en: 'Who buys, and through which channels', de: 'Wer kauft und über welche Kanäle' },
          note: {
            en: 'Consumers or businesses, own shop or marketplaces',
            de: 'Verbraucher oder Unternehmen, eigener Shop oder Marktplätze',
          },
        },
        {
          text: { en: 'Which numbers you already hold', de: 'Welche Nummern Sie schon haben' },
          note: { en: 'VAT, OSS, IOSS, LUCID, WEEE, EORI', de: 'USt-IdNr., OSS, IOSS, LUCID, WEEE, EORI' },
        },
      ],
    },
    {
      blockType: 'offices',
      anchor: 'offices',
      heading: { en: 'Further offices', de: 'Weitere Standorte' },
      lead: {
        en: 'By appointment. All addresses and telephone numbers are invented.',
        de: 'Nach Vereinbarung. Alle Anschriften und Telefonnummern sind erfunden.',
      },
      offices: [
        {
          city: { en: 'London', de: 'London' },
          country: { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
          address: '4 Lodestone Wharf, London E0\u00A00XX',
          note: { en: '+44~20~7946~0170', de: '+44~20~7946~0170' },
        },
        {
          city: { en: 'Paris', de: 'Paris' },
          country: { en: 'France', de: 'Frankreich' },
          address: '12 quai de la Boussole, 75000\u00A0Paris',
          note: { en: '+33~1~99~00~12~34', de: '+33~1~99~00~12~34' },
        },
        {
          city: { en: 'Hong Kong', de: 'Hongkong' },
          country: { en: 'Hong Kong SAR', de: 'Sonderverwaltungsregion Hongkong' },
          address: '18/F, Needle House, 1 Bearing Street, Hong Kong',
          note: { en: 'By e-mail', de: 'Per E-Mail' },
        },
      ],
    },
  ],
};
