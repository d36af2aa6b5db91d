import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const resourcesSearch: SeedPage = {
  pageKey: 'ResourcesSearch',
  title: {
    en: 'EU authorised representative: cooperation enquiry',
    de: 'EU-Bevollmächtigten anfragen',
  },
  metaTitle: { en: 'EU authorised representative: enquiry', de: 'EU-Bevollmächtigter: Anfrage' },
  metaDescription: {
    en: 'Authorised representative, responsible person, EPR representative: which role your product needs, what the mandate covers, and how to enquire or verify one.',
    de: 'Bevollmächtigter, verantwortliche Person, EPR-Bevollmächtigter: welche Rolle Ihr Produkt braucht, was das Mandat umfasst und wie Sie anfragen oder prüfen.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Resources', de: 'Ressourcen' },
      title: {
        en: 'An address in the EU that answers',
        de: 'Eine Anschrift in der EU, die antwortet',
      },
      lead: {
        en: 'Manufacturers outside the EU name someone inside it whom authorities can reach. Verify a mandate here, or see which role your product needs.',
        de: 'Hersteller außerhalb der EU benennen jemanden in der EU, an den sich Behörden wenden. Prüfen Sie hier ein Mandat, oder lesen Sie, welche Rolle Ihr Produkt braucht.',
      },
      actions: [
        { label: { en: 'Send an enquiry', de: 'Anfrage senden' }, url: '/cht/Contact', emphasis: 'primary' },
        { label: { en: 'Search the register', de: 'Im Register suchen' }, url: '#search', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'cardGrid',
      anchor: 'roles',
      heading: {
        en: 'Four roles that are easily confused',
        de: 'Vier Rollen, die leicht verwechselt werden',
      },
      lead: {
        en: 'They have similar names and different laws. One product can need several.',
        de: 'Sie heißen ähnlich und beruhen auf verschiedenen Gesetzen. Ein Produkt kann mehrere brauchen.',
      },
      cards: [
        {
          icon: 'shield',
          title: { en: 'Authorised representative (CE)', de: 'Bevollmächtigter (CE)' },
          text: {
            en: 'Holds declaration and technical file under a written mandate and answers market surveillance. For CE products, across the EU.',
            de: 'Hält aufgrund schriftlichen Mandats Erklärung und technische Unterlagen bereit und antwortet der Marktüberwachung. Für CE-Produkte, EU-weit.',
          },
        },
        {
          icon: 'document',
          title: { en: 'Responsible person (GPSR)', de: 'Verantwortliche Person (GPSR)' },
          text: {
            en: 'Every consumer product needs an economic operator in the EU who answers for its safety. Name and address are shown on the product and in the online listing.',
            de: 'Jedes Verbraucherprodukt braucht einen Wirtschaftsakteur in der EU, der für die Sicherheit ansprechbar ist. Name und Anschrift stehen am Produkt und im Onlineangebot.',
          },
        },
        {
          icon: 'packaging',
          title: { en: 'EPR representative', de: 'EPR-Bevollmächtigter' },
          text: {
            en: 'Takes on the duties of waste law for packaging, devices, batteries or textiles. One per country, usually one per stream.',
            de: 'Übernimmt Pflichten des Abfallrechts für Verpackungen, Geräte, Batterien oder Textilien. Einer je Land, in der Regel je Produktbereich.',
          },
        },
        {
          icon: 'globe',
          title: { en: 'UK responsible person', de: 'Verantwortliche Person im Vereinigten Königreich' },
          text: {
            en: 'A separate role under British law: compulsory for cosmetics, optional for toys and general electrical goods. A representative in the EU does not cover Great Britain, or vice versa.',
            de: 'Eine eigene Rolle nach britischem Recht: für Kosmetik Pflicht, für Spielzeug und allgemeine Elektrogeräte freiwillig. Ein Bevollmächtigter in der EU gilt nicht für Großbritannien und umgekehrt.',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'limits',
      heading: { en: 'What a mandate covers', de: 'Was das Mandat umfasst' },
      bodyMarkdown: {
        en: paragraphs(
          'The mandate is in writing and lists products and tasks. The representative',
          bullets(
            'verifies that declaration and technical documentation exist and keeps them available, usually for ten years,',
            'answers reasoned requests and hands over documents in a language the authority understands,',
            'cooperates in corrective action and reports risks without delay,',
            'is named, with an address, on the product, its packaging or an accompanying document.',
          ),
          'The representative **cannot** take over the design of the product or the drawing up of the technical documentation. Those remain with the manufacturer, and so does the duty to make a safe product.',
        ),
        de: paragraphs(
          'Das Mandat ist schriftlich und nennt Produkte und Aufgaben. Der Bevollmächtigte',
          bullets(
            'prüft, ob Konformitätserklärung und technische Unterlagen vorliegen, und hält sie bereit, in der Regel zehn Jahre,',
            'beantwortet begründete Anfragen und übergibt Unterlagen in einer Sprache, die die Behörde versteht,',
            'wirkt an Korrekturmaßnahmen mit und meldet Risiken unverzüglich,',
            'steht mit Anschrift auf dem Produkt, der Verpackung oder einer Begleitunterlage.',
          ),
          '**Nicht** übernehmen kann er die Konstruktion des Produkts und das Erstellen der technischen Unterlagen. Beides bleibt beim Hersteller, ebenso die Pflicht, ein sicheres Produkt zu bauen.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'enquiry',
      heading: { en: 'From enquiry to label', de: 'Von der Anfrage zur Kennzeichnung' },
      lead: {
        en: 'Usually 2 to 7~days from a complete file. Incomplete files take as long as the missing test takes.',
        de: 'Bei vollständiger Akte meist 2 bis 7~Tage. Eine unvollständige dauert so lange wie die fehlende Prüfung.',
      },
      steps: [
        {
          title: { en: 'Enquiry', de: 'Anfrage' },
          text: {
            en: 'You send product list, pictures and markets. We tell you which roles are required and which are not.',
            de: 'Sie senden Produktliste, Bilder und Zielmärkte. Wir nennen die erforderlichen Rollen und die entbehrlichen.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
        {
          title: { en: 'Review of the file', de: 'Prüfung der Akte' },
          text: {
            en: 'Declaration, test reports, risk analysis and labels are read against the acts. You receive a list of open points.',
            de: 'Erklärung, Prüfberichte, Risikoanalyse und Kennzeichnung werden mit den Rechtsakten abgeglichen. Sie erhalten eine Liste offener Punkte.',
          },
          duration: { en: '1 to 3~days', de: '1 bis 3~Tage' },
        },
        {
          title: { en: 'Mandate', de: 'Mandat' },
          text: {
            en: 'Signed by both sides, with products, tasks and term. We decline products whose file does not support the declaration.',
            de: 'Von beiden Seiten unterschrieben, mit Produkten, Aufgaben und Laufzeit. Trägt die Akte die Erklärung nicht, lehnen wir ab.',
          },
          duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
        },
        {
          title: { en: 'Address block', de: 'Adressblock' },
          text: {
            en: 'You receive the block for product, packaging and online listing. It may be used only while the mandate lasts.',
            de: 'Sie erhalten den Block für Produkt, Verpackung und Onlineangebot. Er darf nur verwendet werden, solange das Mandat besteht.',
          },
          duration: { en: 'On signature', de: 'Mit Unterschrift' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What to send with the enquiry', de: 'Was zur Anfrage gehört' },
      lead: {
        en: 'By e-mail or through the link that you receive from us.',
        de: 'Per E-Mail oder über den Link, den Sie von uns erhalten.',
      },
      items: [
        {
          text: { en: 'Declaration of conformity', de: 'Konformitätserklärung' },
          note: { en: 'Signed, in the current version', de: 'Unterschrieben, in aktueller Fassung' },
        },
        {
          text: { en: 'Test reports', de: 'Prüfberichte' },
          note: {
            en: 'Complete, with pictures of the tested model',
            de: 'Vollständig, mit Bildern des geprüften Modells',
          },
        },
        {
          text: { en: 'Risk analysis', de: 'Risikoanalyse' },
          note: { en: 'Also for products without CE marking', de: 'Auch für Produkte ohne CE-Kennzeichnung' },
        },
        {
          text: { en: 'Labels and instructions', de: 'Kennzeichnung und Anleitung' },
          note: { en: 'In the languages of the markets', de: 'In den Sprachen der Zielmärkte' },
        },
        {
          text: { en: 'Links to the listings', de: 'Links zu den Angeboten' },
          note: { en: 'So that we can check what buyers see', de: 'Damit wir sehen, was Käufer sehen' },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Net, plus statutory VAT where applicable. EPR representatives are priced by country and stream.',
        de: 'Netto, zzgl. gesetzlicher USt., soweit sie anfällt. Bei EPR-Bevollmächtigten richtet sich der Preis nach Land und Produktbereich.',
      },
      services: [
        'eu-authorised-representative',
        'gpsr-responsible-person',
        'cosmetics-eu',
        'weee-germany',
        'battery-germany',
      ],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'How do I verify that Kompassa represents a product?',
            de: 'Wie prüfe ich, ob Kompassa ein Produkt vertritt?',
          },
          answerMarkdown: {
            en: '[Search the register](#search) for the manufacturer or the product: an entry names representative, area, territory and term. If nothing is found, send manufacturer, model and a picture of the label to [legal@kompassa.example](mailto:legal@kompassa.example). Authorities, marketplaces and retailers receive a yes or no within two working days.',
            de: '[Suchen Sie im Register](#search) nach Hersteller oder Produkt: Ein Eintrag nennt Bevollmächtigten, Bereich, Gebiet und Laufzeit. Findet sich nichts, senden Sie Hersteller, Modell und ein Bild der Kennzeichnung an [legal@kompassa.example](mailto:legal@kompassa.example). Behörden, Marktplätze und Händler erhalten innerhalb von zwei Arbeitstagen ein Ja oder Nein.',
          },
        },
        {
          question: {
            en: 'My product bears the CE marking. Do I need a responsible person as well?',
            de: 'Mein Produkt trägt die CE-Kennzeichnung. Brauche ich trotzdem eine verantwortliche Person?',
          },
          answerMarkdown: {
            en: 'Someone in the EU must be responsible in any case: manufacturer, importer, authorised representative or, failing these, the fulfilment provider. For consumer products the General Product Safety Regulation adds duties where the CE acts leave gaps, above all for information in online listings.',
            de: 'Eine verantwortliche Stelle in der EU braucht es in jedem Fall: Hersteller, Importeur, Bevollmächtigten oder, wenn es keinen davon gibt, den Fulfilment-Dienstleister. Bei Verbraucherprodukten ergänzt die Produktsicherheitsverordnung, was die CE-Vorschriften offenlassen, vor allem Angaben im Onlineangebot.',
          },
        },
        {
          question: {
            en: 'May I use the address before the mandate is signed?',
            de: 'Darf ich die Anschrift vor der Unterschrift verwenden?',
          },
          answerMarkdown: {
            en: 'No. A label with an address that nobody has agreed to is misleading, and we report such cases to the marketplace.',
            de: 'Nein. Eine Kennzeichnung mit einer Anschrift, der niemand zugestimmt hat, ist irreführend; wir melden solche Fälle dem Marktplatz.',
          },
        },
        {
          question: {
            en: 'We are a representative ourselves. Can we cooperate?',
            de: 'Wir sind selbst Bevollmächtigter. Ist eine Zusammenarbeit möglich?',
          },
          answerMarkdown: {
            en: 'Yes. We look for partners for streams and countries in which we hold no mandate. Write to us with your registrations, insurance and the product groups you know.',
            de: 'Ja. Wir suchen Partner für Produktbereiche und Länder, in denen wir kein Mandat führen. Schreiben Sie uns mit Angaben zu Registrierungen, Versicherung und Produktgruppen, die Sie kennen.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Send us the product list', de: 'Senden Sie uns die Produktliste' },
      text: {
        en: 'A spreadsheet with names, pictures and markets is enough. We will tell you which roles are missing.',
        de: 'Eine Tabelle mit Namen, Bildern und Zielmärkten genügt. Sie erfahren, welche Rollen fehlen.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Declaration of Conformity', de: 'Konformitätserklärung' },
          url: '/cht/ResourcesDoc',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
