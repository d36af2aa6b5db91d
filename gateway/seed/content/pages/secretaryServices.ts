import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const secretaryServices: SeedPage = {
  pageKey: 'secretaryServices',
  title: { en: 'Secretary services', de: 'Secretary-Dienste' },
  metaTitle: {
    en: 'Company secretary and registered office',
    de: 'Company Secretary und eingetragener Sitz',
  },
  metaDescription: {
    en: 'What a company secretary in Hong Kong does, why the law requires one, what is included in our service and how to change provider.',
    de: 'Was ein Company Secretary in Hongkong tut, warum das Gesetz ihn verlangt, was unsere Leistung umfasst und wie Sie den Anbieter wechseln.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company services', de: 'Gründung und Verwaltung' },
      title: {
        en: 'Someone there who keeps the registers',
        de: 'Jemand vor Ort, der die Register führt',
      },
      lead: {
        en: 'Every Hong Kong company needs a company secretary and a registered office in Hong Kong. We provide both, open the official post on the day it arrives and tell you what it means.',
        de: 'Jede Gesellschaft in Hongkong braucht einen Company Secretary und einen eingetragenen Sitz vor Ort. Wir stellen beides, öffnen amtliche Post am Tag des Eingangs und sagen Ihnen, was sie bedeutet.',
      },
      actions: [
        { label: { en: 'See prices', de: 'Preise ansehen' }, url: '#prices', emphasis: 'primary' },
        { label: { en: 'Change of provider', de: 'Anbieter wechseln' }, url: '#change', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'role',
      heading: { en: 'What a company secretary does', de: 'Was ein Company Secretary tut' },
      bodyMarkdown: {
        en: paragraphs(
          'The word is misleading: no typing is involved. The secretary is an officer of the company who sees to its formalities. The secretary lives in Hong Kong or, as a company, has its office there; commercial providers need a licence as a trust or company service provider. A sole director may not be the secretary as well.',
          '### Included in our service',
          bullets(
            'Appointment and entry of the secretary',
            'Registered office for service of official documents',
            'Registers of members, directors, secretaries and significant controllers',
            'Minutes and resolutions of the annual formalities',
            'Scanning and forwarding of official post',
            'Reminders of the annual return, business registration and tax forms',
          ),
          '### Charged separately',
          bullets(
            'Changes of directors, shares, name or articles',
            'Certified copies, apostilles and certificates of good standing',
            'Forwarding of private or commercial post',
          ),
        ),
        de: paragraphs(
          'Das Wort führt in die Irre: Mit einem Sekretariat hat es nichts zu tun. Der Company Secretary ist ein Organ, das für die Förmlichkeiten der Gesellschaft sorgt. Er wohnt in Hongkong oder hat, als Gesellschaft, dort sein Büro; gewerbliche Anbieter brauchen eine Lizenz als Trust or Company Service Provider. Der einzige Direktor darf nicht zugleich Secretary sein.',
          '### In unserer Leistung enthalten',
          bullets(
            'Bestellung und Eintragung des Secretary',
            'eingetragener Sitz für amtliche Zustellungen',
            'Register der Gesellschafter, Direktoren, Secretaries und maßgeblichen Kontrollpersonen',
            'Protokolle und Beschlüsse zu den jährlichen Förmlichkeiten',
            'Einscannen und Weiterleiten amtlicher Post',
            'Erinnerung an Annual Return, Business Registration und Steuerformulare',
          ),
          '### Gesondert berechnet',
          bullets(
            'Änderungen bei Direktoren, Anteilen, Name oder Satzung',
            'beglaubigte Kopien, Apostillen und Bestandsbescheinigungen (Certificate of Good Standing)',
            'Weiterleitung privater oder geschäftlicher Post',
          ),
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'change',
      heading: { en: 'Changing provider', de: 'Anbieter wechseln' },
      lead: {
        en: 'Usually 1 to 3~days for the filing; the handover of the registers depends on the previous provider.',
        de: 'Die Meldung dauert meist 1 bis 3~Tage; die Übergabe der Register hängt vom bisherigen Anbieter ab.',
      },
      steps: [
        {
          title: { en: 'Check', de: 'Prüfen' },
          text: {
            en: 'We compare the public register with your papers and note overdue returns before we accept.',
            de: 'Wir vergleichen das öffentliche Register mit Ihren Unterlagen und notieren überfällige Meldungen, bevor wir annehmen.',
          },
          duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
        },
        {
          title: { en: 'Identify', de: 'Identifizieren' },
          text: {
            en: 'Directors and owners are identified again; the law requires it of every new provider.',
            de: 'Direktoren und Anteilseigner werden erneut identifiziert; das verlangt das Gesetz von jedem neuen Anbieter.',
          },
          duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
        },
        {
          title: { en: 'Resolve and file', de: 'Beschließen und melden' },
          text: {
            en: 'The board resolves on the change; the forms go to the Companies Registry, usually within 15~days.',
            de: 'Die Direktoren beschließen den Wechsel; die Formulare gehen an das Companies Registry, in der Regel innerhalb von 15~Tagen.',
          },
          duration: { en: '1 to 3~days', de: '1 bis 3~Tage' },
        },
        {
          title: { en: 'Take over the registers', de: 'Register übernehmen' },
          text: {
            en: 'Registers, seal and certificates move to our office. Open fees with the previous provider should be paid first.',
            de: 'Register, Siegel und Urkunden kommen in unser Büro. Offene Rechnungen des bisherigen Anbieters sollten vorher beglichen sein.',
          },
          duration: { en: '1 to 2~weeks', de: '1 bis 2~Wochen' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we need', de: 'Was wir brauchen' },
      lead: {
        en: 'Once at the start, and again whenever something changes.',
        de: 'Einmal zu Beginn und bei jeder Änderung erneut.',
      },
      items: [
        {
          text: { en: 'Certificate of incorporation', de: 'Gründungsurkunde' },
          note: { en: 'With articles and the last return filed', de: 'Mit Satzung und letzter Meldung' },
        },
        {
          text: { en: 'Registers of the company', de: 'Register der Gesellschaft' },
          note: {
            en: 'Members, directors, controllers; we draw them up if they are missing',
            de: 'Gesellschafter, Direktoren, Kontrollpersonen; fehlen sie, legen wir sie an',
          },
        },
        {
          text: { en: 'Passport and proof of address', de: 'Reisepass und Adressnachweis' },
          note: {
            en: 'Of every director and of everyone who holds 25% or more',
            de: 'Von jedem Direktor und jeder Person mit 25~% oder mehr',
          },
        },
        {
          text: { en: 'Resolution on the change', de: 'Beschluss über den Wechsel' },
          note: {
            en: 'Where we follow another secretary; we draft it',
            de: 'Wenn wir einen anderen Secretary ablösen; wir entwerfen ihn',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'For a year in advance. The first year is part of the formation.',
        de: 'Für ein Jahr im Voraus. Das erste Jahr ist in der Gründung enthalten.',
      },
      services: ['secretary-hong-kong', 'annual-review-hong-kong'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'Is the registered office my business address?',
            de: 'Ist der eingetragene Sitz meine Geschäftsadresse?',
          },
          answerMarkdown: {
            en: 'It is the address for official service, and it is public. Banks and tax offices distinguish it from the place where the business is actually run.',
            de: 'Er ist die Anschrift für amtliche Zustellungen und öffentlich. Banken und Finanzbehörden unterscheiden ihn von dem Ort, an dem das Geschäft tatsächlich geführt wird.',
          },
        },
        {
          question: {
            en: 'Who may see the register of controllers?',
            de: 'Wer darf das Register der Kontrollpersonen einsehen?',
          },
          answerMarkdown: {
            en: 'Law enforcement officers on demand. Unlike the registers of members and directors, it is not open to the public.',
            de: 'Strafverfolgungs- und Aufsichtsbehörden auf Verlangen. Anders als die Register der Gesellschafter und Direktoren ist es nicht öffentlich.',
          },
        },
        {
          question: {
            en: 'What happens to a letter from the tax office?',
            de: 'Was geschieht mit einem Brief der Steuerbehörde?',
          },
          answerMarkdown: {
            en: 'We scan it on the day it arrives, note the date by which an answer is due and send both to you and, if you wish, to your auditor.',
            de: 'Wir scannen ihn am Tag des Eingangs, notieren, bis wann zu antworten ist, und senden beides an Sie und auf Wunsch an Ihren Prüfer.',
          },
        },
        {
          question: { en: 'Do you act as nominee director?', de: 'Stellen Sie Treuhanddirektoren?' },
          answerMarkdown: {
            en: 'No. A company is directed by the people who make its decisions. Anything else causes problems with banks and tax offices.',
            de: 'Nein. Eine Gesellschaft leitet, wer über sie entscheidet. Alles andere führt zu Schwierigkeiten mit Banken und Finanzämtern.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'hong-kong-company-yearly-duties',
        'singapore-bvi-seychelles-duties',
        'uk-limited-company-2026',
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Is your secretary still there?', de: 'Ist Ihr Secretary noch im Amt?' },
      text: {
        en: 'Send us the company number. We will look in the public register and tell you what it says.',
        de: 'Nennen Sie uns die Gesellschaftsnummer. Wir sehen ins öffentliche Register und sagen Ihnen, was dort steht.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Formation in Hong Kong', de: 'Gründung in Hongkong' },
          url: '/cht/Incorporation/IncorporationHK',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
