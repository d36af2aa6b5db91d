import { otherFormations } from '../companyPlaces';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

/** The British Virgin Islands. */
export const incorporationBVI: SeedPage = {
  pageKey: 'IncorporationBVI',
  title: {
    en: 'Company formation in the British Virgin Islands',
    de: 'Firmengründung auf den Britischen Jungferninseln',
  },
  metaTitle: {
    en: 'BVI company: formation, substance, yearly duties',
    de: 'BVI-Gesellschaft: Gründung, Substanz, Pflichten',
  },
  metaDescription: {
    en: 'The BVI business company: registered agent, owner filings, economic substance, prices, and an honest answer on when a seller in Europe should not have one.',
    de: 'Die BVI Business Company: Registered Agent, Inhaberregister, Substanz, Preise – und eine ehrliche Antwort, wann Händler in Europa keine haben sollten.',
  },
  image: 'article-offshore-duties',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        en: 'Company formation · British Virgin Islands',
        de: 'Firmengründung · Britische Jungferninseln',
      },
      title: {
        en: 'Quickly formed, rarely needed',
        de: 'Schnell gegründet, selten gebraucht',
      },
      lead: {
        en: 'The BVI business company holds shares and rights for owners in several countries. For a shop that sells into Europe it is usually the wrong tool. We say so before the formation, and where it does make sense, we prepare it properly.',
        de: 'Die BVI Business Company hält Anteile und Rechte für Inhaber aus mehreren Ländern. Für einen Shop, der nach Europa verkauft, ist sie meist das falsche Werkzeug. Das sagen wir vor der Gründung; wo sie sinnvoll ist, bereiten wir sie ordentlich vor.',
      },
      image: 'article-offshore-duties',
      actions: [
        {
          label: { en: 'When it makes no sense', de: 'Wann sie nicht sinnvoll ist' },
          url: '#scope',
          emphasis: 'primary',
        },
        { label: { en: 'See prices', de: 'Preise ansehen' }, url: '#prices', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'At a glance', de: 'Auf einen Blick' },
      items: [
        {
          value: { en: '3–7~days', de: '3–7~Tage' },
          label: { en: 'Usual time to incorporate', de: 'Übliche Dauer der Eintragung' },
          note: {
            en: 'After the agent has accepted the file; the registry decides',
            de: 'Nachdem der Agent die Akte angenommen hat; es entscheidet das Register',
          },
        },
        {
          value: { en: '1', de: '1' },
          label: { en: 'Registered agent, always', de: 'Registered Agent, immer' },
          note: {
            en: 'Licensed on the islands; without one the company has no address',
            de: 'Auf den Inseln zugelassen; ohne ihn hat die Gesellschaft keine Anschrift',
          },
        },
        {
          value: { en: '30~days', de: '30~Tage' },
          label: { en: 'To file the registers', de: 'Frist für die Register' },
          note: {
            en: 'Usually after formation or change: directors, members, beneficial owners',
            de: 'In der Regel nach Gründung oder Änderung: Direktoren, Gesellschafter, wirtschaftlich Berechtigte',
          },
        },
        {
          value: { en: '9~months', de: '9~Monate' },
          label: { en: 'For the financial return', de: 'für den Financial Return' },
          note: {
            en: 'To the agent, after the end of the financial year',
            de: 'An den Agent, nach Ende des Geschäftsjahres',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: {
        en: 'When it makes no sense, and when it does',
        de: 'Wann sie nicht sinnvoll ist – und wann doch',
      },
      bodyMarkdown: {
        en: paragraphs(
          'We begin with the reasons against, because they decide most cases.',
          '### For a seller in Europe it is usually wrong',
          bullets(
            '**Nothing is saved in VAT.** The company is a third-country business: no €10,000 threshold, an intermediary for [IOSS](/cht/commonQuestion?key=oss), in several Member States a fiscal representative, local registration wherever there is stock.',
            '**The tax follows the work.** If decisions are taken in Berlin or Lyon, the company can be fully taxable there. Low-taxed income of a company controlled from Germany may be attributed to its owners (controlled foreign company rules); other states have similar law.',
            '**Substance.** Companies with certain activities, distribution and service centres among them, need management, people and premises on the islands. A declaration is due in any case.',
            '**Banks.** Without visible activity such a company often finds no account in Europe. Payment providers and marketplaces ask the same questions.',
            '**The EU list.** The islands have been on the EU list of non-cooperative jurisdictions and were removed again. The Council reviews it twice a year; German law attaches consequences to it.',
          ),
          '### Where it can be right',
          'As a holding for co-owners from several countries who need one neutral law, or for a fund or joint venture whose partners and lawyers ask for this form. All of these have advisers in every country concerned. If you do not, that is the first step.',
          '### What our service includes',
          'A written pre-check, the file for a licensed registered agent, name reservation, memorandum and articles, the first registers and their filing, and a calendar. We do not supply nominee directors or nominee shareholders, and we give no tax advice.',
        ),
        de: paragraphs(
          'Wir beginnen mit den Gründen dagegen, denn sie entscheiden die meisten Fälle.',
          '### Für Händler in Europa ist sie meist falsch',
          bullets(
            '**Umsatzsteuer spart sie nicht.** Die Gesellschaft ist ein Unternehmen aus einem Drittland: keine Schwelle von 10.000~€, für den [IOSS](/cht/commonQuestion?key=oss) ein Vermittler, in mehreren Mitgliedstaaten ein Fiskalvertreter, für jedes Lager die Registrierung vor Ort.',
            '**Die Steuer folgt der Arbeit.** Fallen die Entscheidungen in Berlin oder Lyon, kann die Gesellschaft dort unbeschränkt steuerpflichtig sein. Niedrig besteuerte Einkünfte einer von Deutschland aus beherrschten Gesellschaft können den Inhabern zugerechnet werden (Hinzurechnungsbesteuerung nach dem Außensteuergesetz); andere Staaten haben ähnliche Regeln.',
            '**Substanz.** Gesellschaften mit bestimmten Tätigkeiten, darunter Vertriebs- und Dienstleistungszentren, brauchen Leitung, Personal und Räume auf den Inseln. Eine Erklärung ist in jedem Fall fällig.',
            '**Banken.** Ohne sichtbare Tätigkeit findet eine solche Gesellschaft in Europa oft kein Konto. Zahlungsdienste und Marktplätze stellen dieselben Fragen.',
            '**Die EU-Liste.** Die Inseln standen schon auf der EU-Liste nicht kooperativer Gebiete und wurden wieder gestrichen. Der Rat prüft sie zweimal im Jahr; das deutsche Recht knüpft Folgen daran.',
          ),
          '### Wo sie richtig sein kann',
          'Als Holding für Mitinhaber aus mehreren Ländern, die ein gemeinsames neutrales Recht brauchen, oder für einen Fonds oder ein Joint Venture, dessen Partner und Anwälte diese Form verlangen. Sie alle haben Berater in jedem beteiligten Land. Wer keine hat, beginnt damit.',
          '### Was unsere Leistung umfasst',
          'Eine schriftliche Vorprüfung, die Akte für einen zugelassenen Registered Agent, Namensreservierung, Gründungsurkunde und Satzung (Memorandum and Articles), die ersten Register mit ihrer Einreichung und einen Kalender. Treuhanddirektoren oder Treuhandgesellschafter stellen wir nicht, und Steuerberatung leisten wir nicht.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'From the pre-check to the certificate', de: 'Von der Vorprüfung zur Gründungsurkunde' },
      lead: {
        en: 'Usual times after complete documents. Agent, registry and bank decide on their own schedule.',
        de: 'Übliche Zeiten bei vollständigen Unterlagen. Agent, Register und Bank entscheiden nach eigenem Zeitplan.',
      },
      steps: [
        {
          title: { en: 'Pre-check', de: 'Vorprüfung' },
          text: {
            en: 'Purpose, owners, countries, activities. You receive our view in writing, including any advice not to go ahead.',
            de: 'Zweck, Inhaber, Länder, Tätigkeiten. Sie erhalten unsere Einschätzung schriftlich, gegebenenfalls mit dem Rat, nicht zu gründen.',
          },
          duration: { en: '2 to 3~days', de: '2 bis 3~Tage' },
        },
        {
          title: { en: 'Advisers in your country', de: 'Beratung in Ihrem Land' },
          text: {
            en: 'A tax adviser where the owners live examines place of management, attribution and duties to notify. We wait for the result.',
            de: 'Eine Steuerkanzlei im Wohnsitzland der Inhaber prüft Ort der Geschäftsleitung, Hinzurechnung und Anzeigepflichten. Wir warten das Ergebnis ab.',
          },
          duration: { en: '1 to 3~weeks', de: '1 bis 3~Wochen' },
        },
        {
          title: { en: 'File for the agent', de: 'Akte für den Agent' },
          text: {
            en: 'Certified identities, chart of owners up to natural persons, source of funds. The agent may decline without giving reasons.',
            de: 'Beglaubigte Ausweise, Beteiligungsschema bis zu den natürlichen Personen, Herkunft der Mittel. Der Agent kann ohne Begründung ablehnen.',
          },
          duration: { en: '2 to 5~days', de: '2 bis 5~Tage' },
        },
        {
          title: { en: 'Incorporation', de: 'Eintragung' },
          text: {
            en: 'The agent files memorandum and articles. The certificate shows the date that later determines when the yearly fee is due.',
            de: 'Der Agent reicht Gründungsurkunde und Satzung ein. Die Urkunde nennt den Tag, der später über den Termin der Jahresgebühr entscheidet.',
          },
          duration: { en: '3 to 7~days', de: '3 bis 7~Tage' },
        },
        {
          title: { en: 'Registers', de: 'Register' },
          text: {
            en: 'Directors are appointed; the registers of directors, members and beneficial owners are filed.',
            de: 'Direktoren werden bestellt; die Register der Direktoren, Gesellschafter und wirtschaftlich Berechtigten werden eingereicht.',
          },
          duration: { en: 'Within 30~days', de: 'Binnen 30~Tagen' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'Documents', de: 'Unterlagen' },
      lead: {
        en: 'For directors, shareholders and everyone who owns or controls the company in the end. Copies are certified.',
        de: 'Für Direktoren, Gesellschafter und alle, denen die Gesellschaft letztlich gehört oder die sie kontrollieren. Kopien werden beglaubigt.',
      },
      items: [
        {
          text: { en: 'Passport, certified', de: 'Reisepass, beglaubigt' },
          note: {
            en: 'By a notary or another person the agent accepts',
            de: 'Von einem Notar oder einer anderen Person, die der Agent anerkennt',
          },
        },
        {
          text: { en: 'Proof of address', de: 'Adressnachweis' },
          note: { en: 'Not older than three months', de: 'Nicht älter als drei Monate' },
        },
        {
          text: { en: 'Origin of funds and wealth', de: 'Herkunft von Mitteln und Vermögen' },
          note: {
            en: 'Statements, contracts of sale, annual accounts',
            de: 'Kontoauszüge, Kaufverträge, Jahresabschlüsse',
          },
        },
        {
          text: { en: 'Purpose in two sentences', de: 'Zweck in zwei Sätzen' },
          note: {
            en: 'What the company does, and why it does it there',
            de: 'Was die Gesellschaft tut und warum sie es dort tut',
          },
        },
        {
          text: { en: 'Chart of ownership', de: 'Beteiligungsschema' },
          note: { en: 'Up to the natural persons, dated', de: 'Bis zu den natürlichen Personen, datiert' },
        },
        {
          text: { en: 'Tax residence', de: 'Steuerliche Ansässigkeit' },
          note: {
            en: 'Of the company as planned, and of each owner',
            de: 'Der Gesellschaft, wie geplant, und jedes Inhabers',
          },
        },
        {
          text: { en: 'Place of the accounting records', de: 'Ort der Buchführungsunterlagen' },
          note: {
            en: 'Address and person; the agent has to know both',
            de: 'Anschrift und Person; der Agent muss beides kennen',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Our net prices. Government fees depend on the authorised shares and change; the quote shows them at the rate then in force.',
        de: 'Unsere Nettopreise. Die staatlichen Gebühren richten sich nach den genehmigten Anteilen und ändern sich; das Angebot nennt sie in der jeweils geltenden Höhe.',
      },
      services: [
        'incorporation-british-virgin-islands',
        'annual-review-british-virgin-islands',
        'bank-account',
      ],
    },
    {
      blockType: 'timeline',
      anchor: 'duties',
      heading: { en: 'The duties of a year', de: 'Die Pflichten eines Jahres' },
      lead: {
        en: 'As far as we know, the islands levy no income tax on the company. There are duties all the same.',
        de: 'Eine Ertragsteuer wird von der Gesellschaft auf den Inseln nach bekanntem Rechtsstand nicht erhoben. Pflichten gibt es trotzdem.',
      },
      entries: [
        {
          when: { en: 'All year', de: 'Laufend' },
          title: { en: 'Accounting records', de: 'Buchführungsunterlagen' },
          text: {
            en: 'Records and underlying documents are kept for at least five years at a place the agent knows.',
            de: 'Unterlagen und Belege sind mindestens fünf Jahre an einem Ort aufzubewahren, den der Agent kennt.',
          },
        },
        {
          when: { en: '31~May or 30~November', de: '31.~Mai oder 30.~November' },
          title: { en: 'Government fee', de: 'Staatliche Gebühr' },
          text: {
            en: 'In May for companies incorporated in the first half of a year, in November for the others. Late payment costs a surcharge and, in the end, the registration.',
            de: 'Im Mai für Gesellschaften, die in der ersten Jahreshälfte gegründet wurden, im November für die übrigen. Verspätung kostet einen Zuschlag und am Ende die Eintragung.',
          },
        },
        {
          when: { en: 'Within 6~months', de: 'Innerhalb von 6~Monaten' },
          title: { en: 'Substance declaration', de: 'Substanzerklärung' },
          text: {
            en: 'After the end of the financial period to which the substance rules apply, even if the answer is “none”.',
            de: 'Nach Ende des Zeitraums, für den die Substanzregeln gelten, auch wenn die Antwort „keine“ lautet.',
          },
        },
        {
          when: { en: 'Within 9~months', de: 'Innerhalb von 9~Monaten' },
          title: { en: 'Financial return', de: 'Financial Return' },
          text: {
            en: 'A simple balance sheet and income statement for the agent, unaudited and not public.',
            de: 'Eine einfache Bilanz und Ergebnisrechnung für den Agent, ungeprüft und nicht öffentlich.',
          },
        },
        {
          when: { en: 'On change', de: 'Bei Änderung' },
          title: { en: 'Registers', de: 'Register' },
          text: {
            en: 'New directors, members or beneficial owners are reported, usually within 30~days.',
            de: 'Neue Direktoren, Gesellschafter oder wirtschaftlich Berechtigte sind zu melden, in der Regel binnen 30~Tagen.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: { en: 'Is a BVI company legal?', de: 'Ist eine BVI-Gesellschaft legal?' },
          answerMarkdown: {
            en: 'Yes, if it is declared. Owners resident in Germany must generally notify the tax office of foreign companies they set up or acquire; account data is exchanged automatically. Keeping quiet is what makes it a case for the authorities.',
            de: 'Ja, wenn sie angezeigt wird. In Deutschland ansässige Inhaber müssen Gründung und Erwerb ausländischer Gesellschaften in der Regel dem Finanzamt anzeigen; Kontodaten werden automatisch ausgetauscht. Erst das Verschweigen macht sie zum Fall für die Behörden.',
          },
        },
        {
          question: { en: 'Are the owners secret?', de: 'Bleiben die Inhaber geheim?' },
          answerMarkdown: {
            en: 'No. Since January 2025 the registers have to be filed. What is public and what only authorities and persons with a legitimate interest may see changes; do not count on secrecy.',
            de: 'Nein. Seit Januar 2025 sind die Register einzureichen. Was öffentlich ist und was nur Behörden und Personen mit berechtigtem Interesse sehen, ändert sich; auf Verschwiegenheit sollte niemand bauen.',
          },
        },
        {
          question: {
            en: 'Can the company sell on European marketplaces?',
            de: 'Kann die Gesellschaft auf europäischen Marktplätzen verkaufen?',
          },
          answerMarkdown: {
            en: 'Legally yes, with all duties of a third-country seller. In practice the verification often fails for lack of a register extract, a bank account or proof of business. A company in the country where the work is done passes it more easily.',
            de: 'Rechtlich ja, mit allen Pflichten eines Händlers aus einem Drittland. Praktisch scheitert die Prüfung oft am fehlenden Registerauszug, Konto oder Geschäftsnachweis. Eine Gesellschaft in dem Land, in dem die Arbeit getan wird, besteht sie leichter.',
          },
        },
        {
          question: {
            en: 'Do the substance rules concern a trading company?',
            de: 'Treffen die Substanzregeln auch eine Handelsgesellschaft?',
          },
          answerMarkdown: {
            en: 'They can. A company that buys from affiliated companies abroad and resells may be a distribution centre within the meaning of the law. A company that is tax resident elsewhere and proves it is exempt; the authority informs that country. That assessment is for a lawyer on the islands.',
            de: 'Das kann sein. Wer bei verbundenen Unternehmen im Ausland einkauft und weiterverkauft, kann ein Vertriebszentrum im Sinne des Gesetzes sein. Wer nachweislich anderswo steuerlich ansässig ist, ist befreit; die Behörde unterrichtet dann jenes Land. Die Beurteilung ist Sache einer Anwaltskanzlei auf den Inseln.',
          },
        },
        {
          question: {
            en: 'I have inherited such a company. What now?',
            de: 'Ich habe eine solche Gesellschaft geerbt. Was nun?',
          },
          answerMarkdown: {
            en: 'First establish whether it still exists and who the agent is, then which fees and returns are open. If it has no purpose, dissolve it properly. Before you answer any tax question, speak to an adviser in your country.',
            de: 'Klären Sie zuerst, ob sie noch besteht und wer der Agent ist, dann, welche Gebühren und Meldungen offen sind. Hat sie keinen Zweck, lösen Sie sie ordentlich auf. Bevor Sie steuerliche Fragen beantworten, sprechen Sie mit einer Kanzlei in Ihrem Land.',
          },
        },
        {
          question: { en: 'Do you decline orders?', de: 'Lehnen Sie Aufträge ab?' },
          answerMarkdown: {
            en: 'Yes, if the purpose stays unclear, if the owners do not want to be named or if nobody is to ask the tax question.',
            de: 'Ja, wenn der Zweck unklar bleibt, wenn die Inhaber nicht genannt werden wollen oder wenn die Steuerfrage nicht gestellt werden soll.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'singapore-bvi-seychelles-duties',
        'hong-kong-company-yearly-duties',
        'company-forms-germany-france-ireland',
      ],
    },
    otherFormations('IncorporationBVI'),
    {
      blockType: 'callToAction',
      heading: { en: 'Explain it in two sentences', de: 'Erklären Sie es in zwei Sätzen' },
      text: {
        en: 'What is the company to do, and why there? If the answer stands up, we prepare the formation. If it does not, you have saved money.',
        de: 'Was soll die Gesellschaft tun, und warum dort? Trägt die Antwort, bereiten wir die Gründung vor. Trägt sie nicht, haben Sie Geld gespart.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Annual review', de: 'Jahresmeldung' },
          url: '/cht/annualReview/annualReviewBVI',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
