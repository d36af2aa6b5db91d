import { companyDeregistrations, placeCards } from '../companyEnds.content';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const deregistration: SeedPage = {
  pageKey: 'deregistration',
  title: { en: 'Deregistration', de: 'Löschung einer Gesellschaft' },
  metaTitle: {
    en: 'Deregister a company: conditions, time, cost',
    de: 'Gesellschaft löschen: Voraussetzungen, Dauer, Kosten',
  },
  metaDescription: {
    en: 'How to close a company properly: what must be settled first, VAT numbers and registers included, how long the register takes and what it costs.',
    de: 'Wie eine Gesellschaft geordnet endet: was vorher zu regeln ist, auch USt-IdNrn. und Register, wie lange das Register braucht und was es kostet.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company services', de: 'Gründung und Verwaltung' },
      title: {
        en: 'A company that has done its work should be closed properly',
        de: 'Eine Gesellschaft, die ausgedient hat, soll geordnet enden',
      },
      lead: {
        en: 'If you simply stop filing, the duties remain and the penalties grow. We settle what is outstanding, in the company’s country and wherever it is registered, and see the application through to the certificate.',
        de: 'Wer nur nichts mehr meldet, behält die Pflichten und sammelt Strafen. Wir regeln, was offen ist, am Sitz und überall, wo die Gesellschaft registriert ist, und begleiten den Antrag bis zur Bescheinigung.',
      },
      actions: [
        {
          label: { en: 'Have it checked', de: 'Prüfen lassen' },
          url: '/cht/Contact',
          emphasis: 'primary',
        },
        { label: { en: 'See prices', de: 'Preise ansehen' }, url: '#prices', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'What to expect', de: 'Womit zu rechnen ist' },
      items: [
        {
          value: { en: '3–4~months', de: '3–4~Monate' },
          label: { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
          note: { en: 'Usual time from the application', de: 'Übliche Dauer ab dem Antrag' },
        },
        {
          value: { en: '5–8~months', de: '5–8~Monate' },
          label: { en: 'Hong Kong', de: 'Hongkong' },
          note: {
            en: 'With the consent of the tax office',
            de: 'Mit der Zustimmung der Steuerbehörde',
          },
        },
        {
          value: { en: '3–6~months', de: '3–6~Monate' },
          label: { en: 'France', de: 'Frankreich' },
          note: { en: 'Dissolution and liquidation', de: 'Auflösung und Liquidation' },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'order',
      heading: { en: 'First things first', de: 'Erst das eine, dann das andere' },
      bodyMarkdown: {
        en: paragraphs(
          'A register deletes a company that has nothing left to do. The order matters: once the company is gone, it can no longer settle what is still open.',
          bullets(
            '**Goods.** Stock abroad is sold or moved; a VAT registration lasts as long as there are goods in the country.',
            '**VAT.** The last returns are filed, refunds are paid out, and each number is cancelled. The bank account stays open until the last refund has arrived.',
            '**Producer registers.** Packaging, electrical equipment and batteries: final quantity report, then cancellation; guarantees are released later.',
            '**Brands and contracts.** Trade marks, domains and shop accounts are transferred while there is still someone to sign.',
            '**Company.** Debts are paid, assets distributed, books closed; only then comes the application.',
          ),
          'Duties to keep records outlive the company, in most places by five to ten years. You choose who keeps them; we can.',
          '### When this is not the way',
          'A company that cannot pay its debts must not be deregistered: that is insolvency, with strict deadlines for its directors. In that case see a lawyer first; we will tell you as soon as the figures show it.',
        ),
        de: paragraphs(
          'Ein Register löscht eine Gesellschaft, die nichts mehr zu tun hat. Auf die Reihenfolge kommt es an: Was noch offen ist, wenn sie gelöscht ist, kann sie nicht mehr regeln.',
          bullets(
            '**Ware.** Lager im Ausland wird verkauft oder verbracht; eine Umsatzsteuer-Registrierung besteht, solange Ware im Land liegt.',
            '**Umsatzsteuer.** Die letzten Meldungen werden abgegeben, Guthaben ausgezahlt, jede Nummer abgemeldet. Das Bankkonto bleibt offen, bis die letzte Erstattung da ist.',
            '**Herstellerregister.** Verpackung, Elektrogeräte, Batterien: letzte Mengenmeldung, dann Abmeldung; Garantien werden später frei.',
            '**Marken und Verträge.** Marken, Domains und Shopkonten werden übertragen, solange jemand unterschreiben kann.',
            '**Gesellschaft.** Schulden werden bezahlt, Vermögen verteilt, Bücher geschlossen; erst jetzt folgt der Antrag.',
          ),
          'Aufbewahrungspflichten überdauern die Gesellschaft, meist um fünf bis zehn Jahre. Wer die Unterlagen verwahrt, bestimmen Sie; wir können es übernehmen.',
          '### Wann dies nicht der Weg ist',
          'Eine Gesellschaft, die ihre Schulden nicht bezahlen kann, darf nicht gelöscht werden: Das ist Insolvenz, mit strengen Fristen für ihre Organe. Dann gehen Sie zuerst zu einer Anwaltskanzlei; wir sagen es Ihnen, sobald die Zahlen es zeigen.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'How a deregistration works', de: 'So läuft eine Löschung ab' },
      lead: {
        en: 'The first two parts are in our hands; the waiting is up to the register.',
        de: 'Die ersten beiden Teile liegen in unserer Hand, das Warten bestimmt das Register.',
      },
      steps: [
        {
          title: { en: 'Check', de: 'Prüfen' },
          text: {
            en: 'Open returns, debts, assets and registrations in every country, with a list of what has to be done in which order.',
            de: 'Offene Meldungen, Schulden, Vermögen und Registrierungen in jedem Land, mit einer Liste, was in welcher Reihenfolge zu tun ist.',
          },
          duration: { en: '3 to 5~days', de: '3 bis 5~Tage' },
        },
        {
          title: { en: 'Settle', de: 'Regeln' },
          text: {
            en: 'Last returns by the licensed advisers, cancellations at tax offices and registers, final accounts.',
            de: 'Letzte Meldungen durch die zugelassenen Kanzleien, Abmeldung bei Finanzämtern und Registern, letzter Jahresabschluss.',
          },
          duration: { en: '2 to 8~weeks', de: '2 bis 8~Wochen' },
        },
        {
          title: { en: 'Apply', de: 'Beantragen' },
          text: {
            en: 'Resolution and application; members, creditors and authorities are informed as the law requires.',
            de: 'Beschluss und Antrag; Gesellschafter, Gläubiger und Behörden werden unterrichtet, wie es das Gesetz verlangt.',
          },
          duration: { en: '1 to 2~weeks', de: '1 bis 2~Wochen' },
        },
        {
          title: { en: 'Wait, and close the file', de: 'Abwarten und Akte schließen' },
          text: {
            en: 'The register publishes the application and waits for objections. With the certificate we close the file and hand you the records.',
            de: 'Das Register macht den Antrag bekannt und wartet auf Einwände. Mit der Bescheinigung schließen wir die Akte und übergeben Ihnen die Unterlagen.',
          },
          duration: { en: '2 to 6~months', de: '2 bis 6~Monate' },
        },
      ],
    },
    placeCards(
      'end',
      { en: 'By place', de: 'Nach Standort' },
      {
        en: 'The route for a solvent company. An authority may ask for more.',
        de: 'Welchen Weg eine zahlungsfähige Gesellschaft nimmt. Eine Behörde kann mehr verlangen.',
      },
    ),
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we need', de: 'Was wir brauchen' },
      items: [
        {
          text: { en: 'Extract, statutes and registers', de: 'Registerauszug, Satzung und Register' },
          note: { en: 'As they stand today', de: 'Auf heutigem Stand' },
        },
        {
          text: { en: 'Last accounts and bank statements', de: 'Letzter Abschluss und Kontoauszüge' },
          note: {
            en: 'They show what is owed and what is left',
            de: 'Sie zeigen, was geschuldet wird und was übrig ist',
          },
        },
        {
          text: { en: 'List of all registrations', de: 'Liste aller Registrierungen' },
          note: {
            en: 'VAT, OSS and IOSS, packaging, WEEE, batteries, customs',
            de: 'Umsatzsteuer, OSS und IOSS, Verpackung, Elektrogeräte, Batterien, Zoll',
          },
        },
        {
          text: { en: 'Consent of all members', de: 'Zustimmung aller Gesellschafter' },
          note: { en: 'In most places a condition', de: 'An den meisten Standorten Voraussetzung' },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'A deregistration closes the file and is invoiced separately. Cancelling VAT numbers and registers abroad is charged per number.',
        de: 'Eine Löschung schließt die Akte und wird gesondert in Rechnung gestellt. Die Abmeldung von USt-IdNrn. und Registern im Ausland wird je Nummer berechnet.',
      },
      services: companyDeregistrations.map(({ key }) => key),
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'Can I simply let the company lapse?',
            de: 'Kann ich die Gesellschaft einfach auslaufen lassen?',
          },
          answerMarkdown: {
            en: 'It looks cheaper and seldom is. Penalties run until the strike-off, assets can pass to the state, directors can be held to account, and a bank that finds the entry years later will ask.',
            de: 'Das sieht billiger aus und ist es selten. Strafen laufen bis zur Amtslöschung, Vermögen kann an den Staat fallen, Organe können haften, und eine Bank, die den Eintrag Jahre später findet, fragt nach.',
          },
        },
        {
          question: {
            en: 'What happens to my VAT numbers?',
            de: 'Was wird aus meinen USt-IdNrn.?',
          },
          answerMarkdown: {
            en: 'They do not end with the company. Each office requires a cancellation and the last returns, in some countries also a final audit. Leave the One-Stop Shop by the period its rules give, so that no return is missing.',
            de: 'Sie enden nicht mit der Gesellschaft. Jedes Amt verlangt eine Abmeldung und die letzten Meldungen, manche auch eine abschließende Prüfung. Den One-Stop-Shop verlassen Sie fristgerecht, damit keine Meldung fehlt.',
          },
        },
        {
          question: { en: 'Can it be undone?', de: 'Lässt sich eine Löschung rückgängig machen?' },
          answerMarkdown: {
            en: 'Many laws let a company be restored for some years, by application or by a court. It costs more than the deregistration, and everything that was missed is due at once.',
            de: 'Viele Rechtsordnungen erlauben für einige Jahre die Wiedereintragung, auf Antrag oder durch ein Gericht. Sie kostet mehr als die Löschung, und alles Versäumte wird auf einmal fällig.',
          },
        },
        {
          question: {
            en: 'Is a dormant company an alternative?',
            de: 'Ist eine ruhende Gesellschaft eine Alternative?',
          },
          answerMarkdown: {
            en: 'If you mean to use it again within a year or two, perhaps. The yearly filings continue, in a simpler form in some places; for what they cost, see the [annual reviews](/cht/Services/company#type-4).',
            de: 'Wenn Sie sie in ein, zwei Jahren wieder brauchen, vielleicht. Die jährlichen Meldungen laufen weiter, mancherorts in einfacherer Form; was sie kosten, steht bei den [Jahresmeldungen](/cht/Services/company#type-4).',
          },
        },
        {
          question: {
            en: 'Who keeps the books afterwards?',
            de: 'Wer bewahrt danach die Bücher auf?',
          },
          answerMarkdown: {
            en: 'A person named in the resolution, usually the last director or the liquidator. We offer a sealed archive for the statutory years.',
            de: 'Wer im Beschluss benannt ist, in der Regel der letzte Direktor oder der Liquidator. Wir bieten ein versiegeltes Archiv für die gesetzliche Frist an.',
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
        'uk-limited-company-2026',
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Does the company still have a purpose?', de: 'Hat die Gesellschaft noch einen Zweck?' },
      text: {
        en: 'Tell us the place and the company number. You will receive a list of what is outstanding, and what another year would cost in comparison.',
        de: 'Nennen Sie uns Standort und Registernummer. Sie erhalten eine Liste dessen, was offen ist, und was ein weiteres Jahr im Vergleich kosten würde.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Company changes', de: 'Unternehmensänderungen' },
          url: '/cht/companyChange',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
