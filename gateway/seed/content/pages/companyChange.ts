import { companyChanges, placeCards } from '../companyEnds.content';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const companyChange: SeedPage = {
  pageKey: 'companyChange',
  title: { en: 'Company changes', de: 'Unternehmensänderungen' },
  metaTitle: {
    en: 'Company changes: directors, shares, name, address',
    de: 'Unternehmensänderungen: Organe, Anteile, Name, Sitz',
  },
  metaDescription: {
    en: 'New director, shareholder, name or address: who must be told, and by when, in the company’s country and at every tax office and register abroad.',
    de: 'Neue Organe, Gesellschafter, Name oder Anschrift: wer wann zu unterrichten ist, am Sitz der Gesellschaft und bei jedem Finanzamt und Register im Ausland.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company services', de: 'Gründung und Verwaltung' },
      title: {
        en: 'One change, and everyone who must know',
        de: 'Eine Änderung und alle, die davon wissen müssen',
      },
      lead: {
        en: 'A new director is reported to the company register within days. The tax offices, packaging registers and banks that have the company’s old details need to hear about it too. We do both from one file.',
        de: 'Ein neuer Direktor ist dem Register binnen Tagen zu melden. Auch Finanzämter, Verpackungsregister und Banken, die die Gesellschaft unter den alten Angaben führen, wollen davon erfahren. Wir erledigen beides aus einer Akte.',
      },
      actions: [
        { label: { en: 'Report a change', de: 'Änderung melden' }, url: '/cht/Contact', emphasis: 'primary' },
        { label: { en: 'See prices', de: 'Preise ansehen' }, url: '#prices', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'kinds',
      heading: { en: 'What counts as a change', de: 'Was als Änderung gilt' },
      bodyMarkdown: {
        en: paragraphs(
          'Everything in the public register or the company’s own registers that is no longer true:',
          bullets(
            'directors, secretary and persons with control, with their names and addresses,',
            'shareholders, by sale, gift or new shares,',
            'name, purpose or other terms of the statutes,',
            'registered office, and the address at which the business is run,',
            'share capital and financial year.',
          ),
          '### Who else has to know',
          'A company that sells across borders is on file with more offices than its own register. VAT registrations carry its name and address; in the One-Stop Shop a change is reported by the tenth day of the month after it. LUCID, the stiftung ear and other producer registers ask for changes without delay, and a marketplace blocks a shop whose papers no longer match. We go through all registrations in your file and report to each.',
          '### What it does not include',
          'Advice on the tax cost of a share sale. That is for a licensed adviser in the seller’s and the buyer’s country; we give the adviser the file.',
        ),
        de: paragraphs(
          'Alles, was im öffentlichen Register oder in den Registern der Gesellschaft steht und nicht mehr stimmt:',
          bullets(
            'Direktoren, Secretary und Kontrollpersonen, mit Namen und Anschriften,',
            'Gesellschafter, durch Verkauf, Schenkung oder neue Anteile,',
            'Name, Gegenstand oder andere Bestimmungen der Satzung,',
            'eingetragener Sitz und die Anschrift, an der das Geschäft geführt wird,',
            'Kapital und Geschäftsjahr.',
          ),
          '### Wer es noch wissen muss',
          'Eine Gesellschaft, die grenzüberschreitend verkauft, ist nicht nur ihrem Register bekannt. Umsatzsteuer-Registrierungen tragen Namen und Anschrift; im One-Stop-Shop ist eine Änderung bis zum zehnten Tag des Folgemonats zu melden. LUCID, die stiftung ear und andere Herstellerregister verlangen Änderungen unverzüglich, und ein Marktplatz sperrt einen Shop, dessen Papiere nicht mehr passen. Wir gehen alle Registrierungen in Ihrer Akte durch und melden an jede Stelle.',
          '### Was nicht dazugehört',
          'Rat dazu, was ein Anteilsverkauf an Steuern kostet. Das ist Sache einer zugelassenen Kanzlei im Land von Verkäufer und Käufer; wir geben ihr die Akte.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'How a change works', de: 'So läuft eine Änderung ab' },
      lead: {
        en: 'The period starts with the resolution, not with the form. Tell us before you sign.',
        de: 'Die Frist beginnt mit dem Beschluss, nicht mit dem Formular. Sagen Sie es uns, bevor Sie unterschreiben.',
      },
      steps: [
        {
          title: { en: 'Check', de: 'Prüfen' },
          text: {
            en: 'We compare register, statutes and your plan, and tell you which consents, deadlines and fees apply.',
            de: 'Wir vergleichen Register, Satzung und Vorhaben und sagen, welche Zustimmungen, Fristen und Gebühren daraus folgen.',
          },
          duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
        },
        {
          title: { en: 'Resolve', de: 'Beschließen' },
          text: {
            en: 'Resolutions and instruments are drafted and signed; new persons are identified first.',
            de: 'Beschlüsse und Urkunden werden entworfen und unterschrieben; neue Personen weisen vorher ihre Identität nach.',
          },
          duration: { en: '1 to 3~days', de: '1 bis 3~Tage' },
        },
        {
          title: { en: 'File', de: 'Melden' },
          text: {
            en: 'The notice goes to the company register within its period, with the official fee, which we show separately.',
            de: 'Die Meldung geht fristgerecht an das Register; die amtliche Gebühr weisen wir gesondert aus.',
          },
          duration: { en: '1 to 10~days', de: '1 bis 10~Tage' },
        },
        {
          title: { en: 'Tell all others', de: 'Alle anderen unterrichten' },
          text: {
            en: 'Tax offices, producer registers, banks and marketplaces receive the new extract; each receipt is kept in the file.',
            de: 'Finanzämter, Herstellerregister, Banken und Marktplätze erhalten den neuen Auszug; jede Bestätigung liegt in der Akte.',
          },
          duration: { en: 'With the new extract', de: 'Mit dem neuen Auszug' },
        },
      ],
    },
    placeCards(
      'change',
      { en: 'By place', de: 'Nach Standort' },
      {
        en: 'What the company register requires, and by when.',
        de: 'Was das Register verlangt und bis wann.',
      },
    ),
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we need', de: 'Was wir brauchen' },
      items: [
        {
          text: { en: 'Extract from the company register', de: 'Registerauszug' },
          note: { en: 'Not older than three months', de: 'Höchstens drei Monate alt' },
        },
        {
          text: { en: 'Statutes or articles in force', de: 'Geltende Satzung' },
          note: {
            en: 'They say who decides, and by which majority',
            de: 'Sie sagt, wer mit welcher Mehrheit beschließt',
          },
        },
        {
          text: { en: 'Passport and proof of address', de: 'Reisepass und Adressnachweis' },
          note: { en: 'Of everyone who is new', de: 'Von allen, die hinzukommen' },
        },
        {
          text: { en: 'Contract or price of the shares', de: 'Vertrag oder Preis der Anteile' },
          note: {
            en: 'For a transfer: stamp duty depends on it in several places',
            de: 'Bei Übertragungen: Mancherorts bemisst sich danach die Stempelsteuer',
          },
        },
        {
          text: { en: 'List of all registrations', de: 'Liste aller Registrierungen' },
          note: {
            en: 'VAT, packaging, WEEE, batteries, brands; we know ours',
            de: 'Umsatzsteuer, Verpackung, Elektrogeräte, Batterien, Marken; unsere kennen wir',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'A change is added to the company’s file and to its yearly invoice. Prices are net, plus statutory VAT where applicable.',
        de: 'Eine Änderung kommt zur Akte der Gesellschaft und zu ihrer Jahresrechnung hinzu. Die Preise sind netto, zzgl. gesetzlicher USt., soweit sie anfällt.',
      },
      services: companyChanges.map(({ key }) => key),
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'I missed the period. What now?',
            de: 'Ich habe die Frist versäumt. Was nun?',
          },
          answerMarkdown: {
            en: 'File at once and completely. Late notices are accepted nearly everywhere, with a surcharge or a fine that grows with the delay; an incorrect register entry is worse when a bank looks it up.',
            de: 'Sofort und vollständig nachmelden. Verspätete Meldungen werden fast überall angenommen, mit einem Zuschlag oder Bußgeld, das mit der Zeit wächst; schlimmer ist ein falscher Eintrag in dem Augenblick, in dem die Bank nachsieht.',
          },
        },
        {
          question: {
            en: 'Does my VAT number survive a change of name?',
            de: 'Bleibt meine USt-IdNr. bei einem Namenswechsel?',
          },
          answerMarkdown: {
            en: 'Usually, yes: the company stays the same. But the number must be confirmed under the new name before you use it on invoices, so the tax office has to know first.',
            de: 'In der Regel ja: Die Gesellschaft bleibt dieselbe. Die Nummer muss sich aber unter dem neuen Namen bestätigen lassen, bevor Sie damit abrechnen; das Finanzamt muss also zuerst davon wissen.',
          },
        },
        {
          question: {
            en: 'Can I move the company to another country?',
            de: 'Kann ich die Gesellschaft in ein anderes Land verlegen?',
          },
          answerMarkdown: {
            en: 'Some laws allow it, many do not, and nearly all tax it. More often the business is transferred to a new company and the old one [dissolved](/cht/deregistration). Ask a licensed adviser first.',
            de: 'Manche Rechtsordnungen erlauben es, viele nicht, und fast alle besteuern es. Häufiger wird das Geschäft auf eine neue Gesellschaft übertragen und die alte [aufgelöst](/cht/deregistration). Fragen Sie zuerst eine zugelassene Kanzlei.',
          },
        },
        {
          question: {
            en: 'My company is with another provider. Will you handle the change?',
            de: 'Meine Gesellschaft wird von einem anderen Anbieter betreut. Übernehmen Sie die Änderung?',
          },
          answerMarkdown: {
            en: 'Yes, where the law lets a third party file. In the British Virgin Islands and the Seychelles only the registered agent can, so the agent changes first; see [secretary services](/cht/secretaryServices).',
            de: 'Ja, wo das Recht die Meldung durch Dritte zulässt. Auf den Britischen Jungferninseln und den Seychellen kann sie nur der Registered Agent abgeben, dort wechselt zuerst der Agent; siehe [Secretary-Dienste](/cht/secretaryServices).',
          },
        },
        {
          question: {
            en: 'When am I invoiced?',
            de: 'Wann wird abgerechnet?',
          },
          answerMarkdown: {
            en: 'With the next yearly invoice of the company’s file. Official fees are passed on when they are paid, with the receipt.',
            de: 'Mit der nächsten Jahresrechnung der Akte. Amtliche Gebühren geben wir weiter, sobald sie gezahlt sind, mit Beleg.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'hong-kong-company-yearly-duties',
        'uk-limited-company-2026',
        'singapore-bvi-seychelles-duties',
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'What is about to change?', de: 'Was soll sich ändern?' },
      text: {
        en: 'Tell us the company number and what you plan. We will tell you the deadline, the documents and the price before anything is signed.',
        de: 'Nennen Sie uns Registernummer und Vorhaben. Sie erfahren Frist, Unterlagen und Preis, bevor etwas unterschrieben ist.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Deregistration', de: 'Löschung einer Gesellschaft' },
          url: '/cht/deregistration',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
