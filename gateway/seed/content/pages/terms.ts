import { paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const terms: SeedPage = {
  pageKey: 'agreezc',
  title: { en: 'Terms', de: 'Allgemeine Geschäftsbedingungen' },
  metaTitle: { en: 'Terms for business customers', de: 'AGB für Unternehmen' },
  metaDescription: {
    en: 'Terms of Kompassa for business customers: scope, licensed partners, duties of the client, fees, term, liability, data, law and language.',
    de: 'Allgemeine Geschäftsbedingungen von Kompassa für Unternehmen: Umfang, zugelassene Partner, Mitwirkung, Entgelt, Laufzeit, Haftung, Daten, Recht und Sprache.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'For business customers', de: 'Für Unternehmen' },
      title: { en: 'Terms', de: 'Allgemeine Geschäfts\u00ADbedingungen' },
      lead: {
        en: 'Version of 24~November 2026. Kompassa is an invented company; these terms show how such a contract can be put plainly.',
        de: 'Fassung vom 24.~November 2026. Kompassa ist ein erfundenes Unternehmen; die Bedingungen zeigen, wie sich ein solcher Vertrag verständlich fassen lässt.',
      },
      actions: [],
    },
    {
      blockType: 'prose',
      anchor: 'parties',
      heading: { en: '1. Parties and scope', de: '1. Vertragsparteien und Geltungsbereich' },
      bodyMarkdown: {
        en: paragraphs(
          'These terms apply to all contracts between Kompassa GmbH, Kompassufer 7, 10000 Berlin (“we”), and its clients. We contract only with entrepreneurs in the sense of §~14 of the German Civil Code (BGB), with legal persons under public law and with special funds under public law.',
          'Conflicting terms of the client apply only if we have agreed to them in text form.',
        ),
        de: paragraphs(
          'Diese Bedingungen gelten für alle Verträge zwischen der Kompassa GmbH, Kompassufer 7, 10000 Berlin („wir“), und ihren Auftraggebern. Wir schließen Verträge nur mit Unternehmern im Sinne des §~14 BGB, juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichen Sondervermögen.',
          'Abweichende Bedingungen des Auftraggebers gelten nur, wenn wir ihnen in Textform zugestimmt haben.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'formation',
      heading: { en: '2. How a contract is concluded', de: '2. Vertragsschluss' },
      bodyMarkdown: {
        en: paragraphs(
          '[Prices](/cht/price) and descriptions on the website are no binding offer. You receive a quote in text form as our offer, with scope, price, official charges and fees of third parties. The contract is concluded when you accept it within 30~days.',
          'Duties in electronic commerce (§~312i BGB): no contract is concluded by a click on this website. Before you send an enquiry or a registration, you can check and correct what you have entered in the form itself; your browser keeps it until you close the tab. We confirm receipt of an enquiry at once by e-mail, and that of a registration on the next page. Contracts are concluded in German or English. These terms can be read, saved and printed here at any time; we store the text of your contract and send it to you in text form.',
        ),
        de: paragraphs(
          '[Preise](/cht/price) und Beschreibungen auf der Website sind kein verbindliches Angebot. Sie erhalten ein Angebot in Textform mit Umfang, Preis, amtlichen Gebühren und Kosten Dritter. Der Vertrag kommt zustande, wenn Sie es innerhalb von 30~Tagen annehmen.',
          'Pflichten im elektronischen Geschäftsverkehr (§~312i BGB): Durch einen Klick auf dieser Website kommt kein Vertrag zustande. Bevor Sie eine Anfrage oder Registrierung absenden, können Sie Ihre Eingaben im Formular selbst prüfen und berichtigen; Ihr Browser behält sie, bis Sie den Tab schließen. Den Zugang einer Anfrage bestätigen wir sofort per E-Mail, den einer Registrierung auf der nächsten Seite. Verträge schließen wir auf Deutsch oder Englisch. Diese Bedingungen können Sie hier jederzeit lesen, speichern und drucken; den Text Ihres Vertrags speichern wir und senden ihn Ihnen in Textform.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'services',
      heading: { en: '3. Services and licensed partners', de: '3. Leistungen und zugelassene Partner' },
      bodyMarkdown: {
        en: paragraphs(
          'We collect and check documents and data, prepare applications and reports, coordinate those involved and watch dates. We owe careful work, not a particular decision of an authority, register, scheme or bank, and not a particular date.',
          'We provide no tax or legal advice. Assistance in tax matters is rendered by licensed tax advisers or by professionals authorised in the country concerned, on the basis of a separate engagement between them and you. The same applies to lawyers, auditors, intermediaries and fiscal representatives.',
        ),
        de: paragraphs(
          'Wir sammeln und prüfen Unterlagen und Daten, bereiten Anträge und Meldungen vor, stimmen uns mit den Beteiligten ab und überwachen Fristen. Wir schulden sorgfältige Arbeit, nicht aber eine bestimmte Entscheidung einer Behörde, eines Registers, eines Systems oder einer Bank und keinen bestimmten Termin.',
          'Steuer- und Rechtsberatung leisten wir nicht. Die Hilfeleistung in Steuersachen übernehmen zugelassene Steuerberater oder die im jeweiligen Land befugten Berufsträger; das Mandat erteilen Sie ihnen gesondert. Gleiches gilt für Rechtsanwälte, Abschlussprüfer, Vermittler und Fiskalvertreter.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'client',
      heading: { en: '4. Your part', de: '4. Mitwirkung des Auftraggebers' },
      bodyMarkdown: {
        en: paragraphs(
          'You supply documents and data completely, correctly and in time, usually ten working days before a filing date, and tell us without delay of new warehouses, channels, products, owners and letters from authorities. You approve each filing in text form.',
          'You remain the taxpayer and the producer. Registrations that the law reserves to you, such as the entry in LUCID, are made by you.',
        ),
        de: paragraphs(
          'Sie stellen Unterlagen und Daten vollständig, richtig und rechtzeitig bereit, in der Regel zehn Arbeitstage vor einem Abgabetermin. Neue Lager, Vertriebskanäle, Produkte und Gesellschafter sowie Behördenschreiben teilen Sie uns unverzüglich mit. Jede Einreichung geben Sie in Textform frei.',
          'Sie bleiben Steuerpflichtiger und Hersteller. Registrierungen, die das Gesetz Ihnen vorbehält, etwa bei LUCID, nehmen Sie selbst vor.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'fees',
      heading: { en: '5. Fees', de: '5. Entgelt' },
      bodyMarkdown: {
        en: 'Prices are net, plus statutory VAT where applicable. Official charges and costs of third parties are passed on at cost; advance payments may be required. Invoices are due within 14~days. For yearly services we may reasonably adjust prices at the start of a new term with two months’ notice in text form; you may then end the service at that date.',
        de: 'Die Preise verstehen sich netto, zzgl. gesetzlicher USt., soweit sie anfällt. Amtliche Gebühren und Kosten Dritter geben wir ohne Aufschlag weiter; wir können Vorschüsse verlangen. Rechnungen sind innerhalb von 14~Tagen fällig. Preise für Jahresleistungen können wir zum Beginn einer neuen Laufzeit mit einer Frist von zwei Monaten in Textform angemessen anpassen; Sie können die Leistung dann zu diesem Zeitpunkt beenden.',
      },
    },
    {
      blockType: 'prose',
      anchor: 'term',
      heading: { en: '6. Term and notice', de: '6. Laufzeit und Kündigung' },
      bodyMarkdown: {
        en: paragraphs(
          'Single orders end with their completion. Yearly services run for twelve months and are renewed for a further twelve unless one party gives one month’s notice in text form before the end. Each party may terminate for good cause.',
          'When a mandate as representative ends, we inform the register or authority where the law requires it. You receive your files in a common format.',
        ),
        de: paragraphs(
          'Einzelaufträge enden mit ihrer Erledigung. Jahresleistungen laufen zwölf Monate und verlängern sich um jeweils zwölf Monate, wenn nicht eine Partei mit einer Frist von einem Monat zum Ende in Textform kündigt. Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt.',
          'Endet unsere Bestellung als Bevollmächtigter, unterrichten wir das Register oder die Behörde, soweit das Gesetz es verlangt. Ihre Unterlagen erhalten Sie in einem gängigen Format.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'liability',
      heading: { en: '7. Liability', de: '7. Haftung' },
      bodyMarkdown: {
        en: paragraphs(
          'We are liable without limit for intent and gross negligence, for injury to life, body or health, under the Product Liability Act and as far as we have given a guarantee.',
          'In the case of slight negligence we are liable only for the breach of an obligation that makes the proper performance of the contract possible in the first place and on which you may regularly rely; liability is then limited to the damage that is typical of the contract and foreseeable. Otherwise liability is excluded. This also applies in favour of our employees and agents.',
        ),
        de: paragraphs(
          'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und im Umfang einer übernommenen Garantie.',
          'Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung einer Pflicht, deren Erfüllung die ordnungsgemäße Durchführung des Vertrags erst ermöglicht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen; die Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Im Übrigen ist die Haftung ausgeschlossen. Dies gilt auch zugunsten unserer Mitarbeiter und Erfüllungsgehilfen.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'confidentiality',
      heading: { en: '8. Confidentiality and data', de: '8. Vertraulichkeit und Daten' },
      bodyMarkdown: {
        en: 'Both sides keep confidential what they learn about each other’s business. We pass data on only to those who act for you or where the law obliges us. The [privacy notice](/agreeys) describes the website; where we process personal data on your behalf, a data processing agreement under Art.~28 GDPR is added.',
        de: 'Beide Seiten behandeln vertraulich, was sie über das Geschäft der anderen erfahren. Daten geben wir nur an Stellen weiter, die für Sie tätig werden, oder soweit das Gesetz uns verpflichtet. Für die Website gelten die [Datenschutzhinweise](/agreeys); verarbeiten wir personenbezogene Daten in Ihrem Auftrag, schließen wir zusätzlich einen Auftragsverarbeitungsvertrag (Art.~28 DSGVO).',
      },
    },
    {
      blockType: 'prose',
      anchor: 'account',
      heading: {
        en: '9. Account, trial, coupons and points',
        de: '9. Konto, Test, Gutscheine und Punkte',
      },
      bodyMarkdown: {
        en: paragraphs(
          '**Account.** It is free, for businesses only, and holds no obligation to order. Keep the password secret; tell us at once if somebody else may know it. You may delete the account at any time; we may end it with one month’s notice in text form, and at once in the case of abuse. Orders that are under way are not affected.',
          '**Free trial.** It lasts 30~days, ends by itself and does not become a contract. It contains no filings; dates that fall into it remain yours. We delete the workspace 30~days after its end unless you order before.',
          '**Coupons and awards.** Each has the conditions and the last day that are shown with it, counts once for each client and for our own fees only, not for official charges or costs of third parties. It is neither paid out nor transferable.',
          '**Points and balance.** Points are not paid out: 100~points take one euro off a later invoice. They expire on the day that is shown with them. A balance that you have paid in does not expire and is paid back on request when the account ends.',
        ),
        de: paragraphs(
          '**Konto.** Es ist kostenlos, steht nur Unternehmern offen und verpflichtet zu keiner Bestellung. Halten Sie das Passwort geheim; sagen Sie uns sofort, wenn jemand anderes es kennen könnte. Sie können das Konto jederzeit löschen; wir können es mit einer Frist von einem Monat in Textform beenden, bei Missbrauch sofort. Laufende Aufträge bleiben davon unberührt.',
          '**Kostenloser Test.** Er dauert 30~Tage, endet von selbst und wird nicht zum Vertrag. Einreichungen gehören nicht dazu; Termine in dieser Zeit bleiben Ihre Sache. Den Arbeitsbereich löschen wir 30~Tage nach dem Ende, wenn Sie nicht vorher bestellen.',
          '**Gutscheine und Prämien.** Für jeden gelten die Bedingungen und der letzte Tag, die bei ihm stehen. Er gilt einmal je Auftraggeber und nur für unsere eigenen Entgelte, nicht für amtliche Gebühren oder Kosten Dritter. Er wird weder ausgezahlt noch übertragen.',
          '**Punkte und Guthaben.** Punkte werden nicht ausgezahlt: 100~Punkte mindern eine spätere Rechnung um einen Euro. Sie verfallen an dem Tag, der bei ihnen steht. Ein eingezahltes Guthaben verfällt nicht und wird auf Wunsch ausgezahlt, wenn das Konto endet.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'law',
      heading: { en: '10. Law, venue, language', de: '10. Recht, Gerichtsstand, Sprache' },
      bodyMarkdown: {
        en: 'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. For merchants, legal persons under public law and special funds under public law the place of jurisdiction is Berlin. These terms exist in German and English; the German version prevails. Should a provision be void, the others remain valid.',
        de: 'Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Gerichtsstand für Kaufleute, juristische Personen des öffentlichen Rechts und öffentlich-rechtliche Sondervermögen ist Berlin. Diese Bedingungen liegen auf Deutsch und Englisch vor; maßgeblich ist die deutsche Fassung. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
      },
    },
  ],
};
