import { otherFormations } from '../companyPlaces';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const incorporationUSA: SeedPage = {
  pageKey: 'IncorporationUSA',
  title: { en: 'Company formation in the USA', de: 'Firmengründung in den USA' },
  metaTitle: {
    en: 'US company formation: LLC or corporation, EIN, prices',
    de: 'Firmengründung USA: LLC oder Corporation, EIN, Preise',
  },
  metaDescription: {
    en: 'LLC or corporation for sellers from Europe: choice of state, registered agent, EIN, federal and state duties, sales tax, documents, usual times and prices.',
    de: 'LLC oder Corporation für Händler aus Europa: Wahl des Staates, Registered Agent, EIN, Pflichten bei Bund und Staat, Verkaufssteuer, Unterlagen, Dauer und Preise.',
  },
  image: 'page-services',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company formation · USA', de: 'Firmengründung · USA' },
      title: {
        en: 'Formed in one state, taxed in several',
        de: 'In einem Staat gegründet, in mehreren steuerpflichtig',
      },
      lead: {
        en: 'There is no American company, only companies of a state. The certificate takes days, the federal tax number weeks, and sales tax follows customers and stock. We prepare the formation, apply for the EIN and enter the state and federal dates.',
        de: 'Eine amerikanische Gesellschaft gibt es nicht, nur Gesellschaften eines Staates. Die Urkunde dauert Tage, die Steuernummer des Bundes Wochen, und die Verkaufssteuer (Sales Tax) folgt Kunden und Lager. Wir bereiten die Gründung vor, beantragen die EIN und tragen die Termine von Staat und Bund ein.',
      },
      image: 'page-services',
      actions: [
        { label: { en: 'See prices', de: 'Preise ansehen' }, url: '#prices', emphasis: 'primary' },
        { label: { en: 'Duties every year', de: 'Jährliche Pflichten' }, url: '#duties', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'At a glance', de: 'Auf einen Blick' },
      items: [
        {
          value: { en: '1–10~days', de: '1–10~Tage' },
          label: { en: 'Usual time to form', de: 'Übliche Dauer der Gründung' },
          note: { en: 'Depending on the state, which decides', de: 'Je nach Staat, der auch entscheidet' },
        },
        {
          value: { en: '2–8~weeks', de: '2–8~Wochen' },
          label: { en: 'Usual time for the EIN', de: 'Übliche Dauer bis zur EIN' },
          note: {
            en: 'Without a US social security number, on paper or by fax',
            de: 'Ohne US-Sozialversicherungsnummer, auf Papier oder per Fax',
          },
        },
        {
          value: { en: '45 + DC', de: '45 + DC' },
          label: {
            en: 'States with a sales tax, and the capital',
            de: 'Staaten mit Verkaufssteuer, dazu die Hauptstadt',
          },
          note: {
            en: 'Each with its own registration, rates and returns',
            de: 'Jeder mit eigener Registrierung, eigenen Sätzen und Meldungen',
          },
        },
        {
          value: { en: '5472', de: '5472' },
          label: {
            en: 'Form for foreign-owned companies',
            de: 'Formular für Gesellschaften in ausländischem Besitz',
          },
          note: {
            en: 'Federal, yearly, also for an LLC without profit',
            de: 'Beim Bund, jährlich, auch für eine LLC ohne Gewinn',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: { en: 'What we take on, and what we do not', de: 'Was wir übernehmen – und was nicht' },
      bodyMarkdown: {
        en: paragraphs(
          'A US company suits merchants who keep stock in the country, hire there or whose customers only buy from a domestic supplier. It limits liability in a market in which claims are expensive.',
          '### LLC or corporation',
          'The **LLC** is flexible; with a single foreign owner, federal tax law usually looks through it to that owner. The **corporation** is a taxpayer of its own, at a federal rate of 21% as of 2026. What matters for owners in Europe is how their own tax office classifies the LLC: in Germany it may count as a partnership or as a corporation, depending on its agreement. This has to be examined before the formation, by an adviser who knows both sides.',
          '### What the formation includes',
          bullets(
            'Comparison of states and forms in writing; Delaware is an option, not a rule',
            'Name check and filing of the certificate with the state',
            'Registered agent in the state for the first twelve months',
            'Standard operating agreement or bylaws, to be adapted by a lawyer on request',
            'Application for the EIN with Form SS-4',
            'Calendar of state and federal dates for the first eighteen months',
          ),
          '### What it does not do',
          'It is not a permit for Europe: in the EU the company is a third-country seller, with [IOSS](/cht/commonQuestion?key=oss) through an intermediary. It does not replace sales tax registrations, product liability insurance or the importer’s duties at the US border. We give no tax advice; returns are filed by US advisers.',
        ),
        de: paragraphs(
          'Eine US-Gesellschaft passt zu Händlern, die im Land ein Lager haben, dort einstellen oder deren Kunden nur bei inländischen Lieferanten kaufen. Sie begrenzt die Haftung in einem Markt, in dem Klagen teuer sind.',
          '### LLC oder Corporation',
          'Die **LLC** ist flexibel; gehört sie einem einzigen ausländischen Inhaber, sieht das Bundessteuerrecht in der Regel durch sie hindurch auf diesen Inhaber. Die **Corporation** ist selbst steuerpflichtig, beim Bund mit 21~% (Stand 2026). Für Inhaber in Europa kommt es darauf an, wie das eigene Finanzamt die LLC einordnet: In Deutschland kann sie je nach Gesellschaftsvertrag als Personen- oder als Kapitalgesellschaft gelten. Das ist vor der Gründung zu prüfen, von einer Kanzlei, die beide Seiten kennt.',
          '### Was zur Gründung gehört',
          bullets(
            'schriftlicher Vergleich von Staaten und Formen; Delaware ist eine Möglichkeit, keine Regel',
            'Namensprüfung und Einreichung der Gründungsurkunde beim Staat',
            'Registered Agent im Staat für die ersten zwölf Monate',
            'Operating Agreement oder Bylaws in der Standardfassung, auf Wunsch anwaltlich angepasst',
            'Antrag auf die EIN mit Formular SS-4',
            'Kalender der Termine von Staat und Bund für die ersten achtzehn Monate',
          ),
          '### Was sie nicht leistet',
          'Eine Eintrittskarte für Europa ist sie nicht: In der EU ist die Gesellschaft ein Händler aus einem Drittland, mit [IOSS](/cht/commonQuestion?key=oss) über einen Vermittler. Sie ersetzt weder Registrierungen zur Verkaufssteuer noch eine Produkthaftpflichtversicherung oder die Pflichten des Importeurs an der US-Grenze. Steuerberatung leisten wir nicht; Erklärungen geben US-Berater ab.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'From the state to the EIN', de: 'Vom Staat zur EIN' },
      lead: {
        en: 'Usual times after complete documents. State, IRS and bank decide on their own schedule.',
        de: 'Übliche Zeiten bei vollständigen Unterlagen. Staat, IRS und Bank entscheiden nach eigenem Zeitplan.',
      },
      steps: [
        {
          title: { en: 'State and form', de: 'Staat und Form' },
          text: {
            en: 'Where are your goods and people? Often that state is the right one: a company formed elsewhere has to register there again.',
            de: 'Wo liegen Ware und Arbeitsplätze? Oft ist dieser Staat der richtige: Eine anderswo gegründete Gesellschaft muss sich dort noch einmal anmelden.',
          },
          duration: { en: '2 to 3~days', de: '2 bis 3~Tage' },
        },
        {
          title: { en: 'Identity check', de: 'Identitätsprüfung' },
          text: {
            en: 'We and the registered agent identify members, directors and the persons behind them.',
            de: 'Wir und der Registered Agent identifizieren Gesellschafter, Leitung und die Personen dahinter.',
          },
          duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
        },
        {
          title: { en: 'Filing with the state', de: 'Antrag beim Staat' },
          text: {
            en: 'Certificate of formation or incorporation. Some states offer a faster process for a fee.',
            de: 'Certificate of Formation oder of Incorporation. Manche Staaten bieten gegen Gebühr ein schnelleres Verfahren.',
          },
          duration: { en: '1 to 10~days', de: '1 bis 10~Tage' },
        },
        {
          title: { en: 'EIN', de: 'EIN' },
          text: {
            en: 'The IRS assigns the number. The application names a responsible person; without a US number it goes by fax or post.',
            de: 'Die Nummer vergibt die IRS. Der Antrag nennt eine verantwortliche Person; ohne US-Nummer geht er per Fax oder Post.',
          },
          duration: { en: '2 to 8~weeks', de: '2 bis 8~Wochen' },
        },
        {
          title: { en: 'Account and sales tax', de: 'Konto und Verkaufssteuer' },
          text: {
            en: 'With the EIN we prepare the file for the account and register for sales tax where stock or turnover require it.',
            de: 'Mit der EIN bereiten wir die Kontoakte vor und melden zur Verkaufssteuer an, wo Lager oder Umsatz es verlangen.',
          },
          duration: { en: '1 to 8~weeks', de: '1 bis 8~Wochen' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'Documents', de: 'Unterlagen' },
      lead: {
        en: 'States ask for little, banks and agents for more. We collect everything once.',
        de: 'Die Staaten verlangen wenig, Banken und Agents mehr. Wir sammeln alles einmal.',
      },
      items: [
        {
          text: {
            en: 'Passport of each member or director',
            de: 'Reisepass jedes Gesellschafters oder Direktors',
          },
          note: { en: 'Colour scan and video check', de: 'Farbscan und Videoprüfung' },
        },
        {
          text: { en: 'Proof of address', de: 'Adressnachweis' },
          note: { en: 'Not older than three months', de: 'Nicht älter als drei Monate' },
        },
        {
          text: { en: 'Company name', de: 'Firmenname' },
          note: {
            en: 'With the suffix of the form and two alternatives',
            de: 'Mit dem Zusatz der Rechtsform und zwei Ausweichnamen',
          },
        },
        {
          text: { en: 'Responsible person for the EIN', de: 'Verantwortliche Person für die EIN' },
          note: {
            en: 'A natural person who controls the company',
            de: 'Eine natürliche Person, die die Gesellschaft kontrolliert',
          },
        },
        {
          text: { en: 'Warehouses and channels', de: 'Lager und Kanäle' },
          note: {
            en: 'By state, with the date of the first goods; needed for sales tax',
            de: 'Nach Staaten, mit Datum der ersten Ware; nötig für die Verkaufssteuer',
          },
        },
        {
          text: { en: 'Distribution of shares', de: 'Verteilung der Anteile' },
          note: {
            en: 'Members or shareholders, contributions',
            de: 'Gesellschafter oder Aktionäre, Einlagen',
          },
        },
        {
          text: { en: 'Papers of a parent company', de: 'Unterlagen einer Muttergesellschaft' },
          note: {
            en: 'Register extract and a chart up to the natural persons, in English',
            de: 'Registerauszug und Beteiligungsschema bis zu den natürlichen Personen, auf Englisch',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Our net prices. Fees of the state are charged at cost; US advisers and lawyers invoice you directly.',
        de: 'Unsere Nettopreise. Gebühren des Staates berechnen wir ohne Aufschlag; US-Berater und Kanzleien rechnen unmittelbar mit Ihnen ab.',
      },
      services: ['incorporation-usa', 'annual-review-usa', 'sales-tax-usa', 'bank-account'],
    },
    {
      blockType: 'timeline',
      anchor: 'duties',
      heading: { en: 'The duties of a year', de: 'Die Pflichten eines Jahres' },
      lead: {
        en: 'Shown for Delaware and a calendar year. Other states have other dates and fees.',
        de: 'Gezeigt für Delaware und das Kalenderjahr. Andere Staaten haben andere Termine und Gebühren.',
      },
      entries: [
        {
          when: { en: 'All year', de: 'Laufend' },
          title: { en: 'Registered agent and books', de: 'Registered Agent und Bücher' },
          text: {
            en: 'The agent must stay appointed. Record every payment between company and owner: the federal form asks for it.',
            de: 'Der Agent muss bestellt bleiben. Jede Zahlung zwischen Gesellschaft und Inhaber festhalten: Das Formular des Bundes fragt danach.',
          },
        },
        {
          when: { en: '1~March', de: '1.~März' },
          title: {
            en: 'Corporation: report and franchise tax',
            de: 'Corporation: Bericht und Franchise Tax',
          },
          text: {
            en: 'To the state of Delaware. There are two methods of calculation; the bill does not show the cheaper one first.',
            de: 'An den Staat Delaware. Es gibt zwei Berechnungsweisen; der Bescheid zeigt nicht die günstigere zuerst.',
          },
        },
        {
          when: { en: '15~April', de: '15.~April' },
          title: { en: 'Federal returns', de: 'Erklärungen beim Bund' },
          text: {
            en: 'Form 1120 of the corporation; Form 5472 with a pro forma 1120 of the LLC with a single foreign owner. An extension is possible on application.',
            de: 'Form 1120 der Corporation; Form 5472 mit einem Pro-forma-1120 der LLC mit einem ausländischen Inhaber. Auf Antrag ist eine Verlängerung möglich.',
          },
        },
        {
          when: { en: '1~June', de: '1.~Juni' },
          title: { en: 'LLC: state tax', de: 'LLC: Abgabe an den Staat' },
          text: {
            en: 'In Delaware a flat $300 at the rate known in 2026, without a report.',
            de: 'In Delaware pauschal 300~$ nach dem 2026 bekannten Betrag, ohne Bericht.',
          },
        },
        {
          when: { en: 'Monthly to yearly', de: 'Monatlich bis jährlich' },
          title: { en: 'Sales tax returns', de: 'Meldungen zur Verkaufssteuer' },
          text: {
            en: 'In each state in which the company is registered, at the intervals the state sets, even without sales.',
            de: 'In jedem Staat, in dem die Gesellschaft registriert ist, im zugewiesenen Rhythmus, auch ohne Umsatz.',
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
          question: {
            en: 'Do I need a US company to sell to the USA?',
            de: 'Brauche ich eine US-Gesellschaft, um in die USA zu verkaufen?',
          },
          answerMarkdown: {
            en: 'No. A European company can sell there, register for sales tax and obtain an EIN itself. A company of its own is a question of liability, staff, banking and income tax, not of permission.',
            de: 'Nein. Auch eine europäische Gesellschaft kann dorthin verkaufen, sich zur Verkaufssteuer registrieren und selbst eine EIN erhalten. Eine eigene Gesellschaft ist eine Frage von Haftung, Personal, Bank und Ertragsteuer, nicht der Erlaubnis.',
          },
        },
        {
          question: { en: 'Is an LLC free of tax?', de: 'Ist eine LLC steuerfrei?' },
          answerMarkdown: {
            en: 'No. The fact that it is often looked through shifts the question to the owner: in the USA, if the business has a sufficient connection there, and in the country of residence in any case. Missing forms are expensive even where no tax is due; the penalty for a missing Form 5472 started at $25,000 as of 2026.',
            de: 'Nein. Dass oft durch sie hindurchgesehen wird, verlagert die Frage auf den Inhaber: in den USA, wenn das Geschäft dort hinreichend verankert ist, und im Wohnsitzland in jedem Fall. Fehlende Formulare sind auch ohne Steuer teuer; für ein fehlendes Form 5472 beginnt die Strafe bei 25.000~$ (Stand 2026).',
          },
        },
        {
          question: { en: 'When does sales tax apply?', de: 'Wann fällt Verkaufssteuer an?' },
          answerMarkdown: {
            en: 'With stock or staff in a state from the first sale, otherwise usually above $100,000 of sales into it in a year; each state has its own rule. Marketplaces collect the tax on their sales in most states. See [sales tax](/cht/Services#vat).',
            de: 'Bei Lager oder Personal in einem Staat ab dem ersten Verkauf, sonst meist ab 100.000~$ Umsatz im Jahr dorthin; jeder Staat hat seine eigene Regel. Auf ihre Verkäufe erheben Marktplätze die Steuer in den meisten Staaten selbst. Siehe [Verkaufssteuer](/cht/Services#vat).',
          },
        },
        {
          question: { en: 'Why not always Delaware?', de: 'Warum nicht immer Delaware?' },
          answerMarkdown: {
            en: 'Its company law is well known and investors like it. For a shop with a warehouse in Texas it means two states, two agents and two fees.',
            de: 'Sein Gesellschaftsrecht ist bekannt, und Investoren schätzen es. Für einen Shop mit Lager in Texas bedeutet es zwei Staaten, zwei Agents und zwei Gebühren.',
          },
        },
        {
          question: {
            en: 'Do I have to report the beneficial owners?',
            de: 'Muss ich die wirtschaftlich Berechtigten melden?',
          },
          answerMarkdown: {
            en: 'Since March 2025 companies formed in the USA have been exempt from the federal register under an interim rule. Rules of this kind have changed several times, and states have begun to make their own; we check the position on the day of the formation.',
            de: 'Nach einer vorläufigen Regel sind in den USA gegründete Gesellschaften seit März 2025 von der Meldung an das Bundesregister ausgenommen. Solche Regeln haben sich mehrfach geändert, und einzelne Staaten schaffen eigene; wir prüfen den Stand am Tag der Gründung.',
          },
        },
        {
          question: {
            en: 'Can you guarantee the EIN or an account?',
            de: 'Können Sie EIN oder Konto garantieren?',
          },
          answerMarkdown: {
            en: 'No. The IRS assigns the number, the bank decides on the account. All times on this page are usual times after complete documents.',
            de: 'Nein. Die Nummer vergibt die IRS, über das Konto entscheidet die Bank. Alle Zeiten auf dieser Seite sind übliche Zeiten bei vollständigen Unterlagen.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'who-represents-a-foreign-seller',
        'uk-limited-company-2026',
        'hong-kong-company-yearly-duties',
      ],
    },
    otherFormations('IncorporationUSA'),
    {
      blockType: 'callToAction',
      heading: { en: 'In which states are your goods?', de: 'In welchen Staaten liegt Ihre Ware?' },
      text: {
        en: 'Send us the list of warehouses and your sales by state. That shows where a company belongs, and whether you need one.',
        de: 'Schicken Sie uns Lagerliste und Umsätze nach Staaten. Daraus folgt, wohin eine Gesellschaft gehört und ob Sie eine brauchen.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Annual review USA', de: 'Jahresmeldung USA' },
          url: '/cht/annualReview/annualReviewUSA',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
