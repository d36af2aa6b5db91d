import { paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const aboutUs: SeedPage = {
  pageKey: 'aboutUs',
  title: { en: 'Our story, people and offices', de: 'Geschichte, Menschen und Standorte' },
  metaTitle: {
    en: 'Our story, people and offices',
    de: 'Geschichte, Menschen und Standorte',
  },
  metaDescription: {
    en: 'Why Kompassa exists, who answers and where its offices are: Berlin, London, Paris and Hong Kong. An invented company, described as a real one would be.',
    de: 'Warum es Kompassa gibt, wer antwortet und wo seine Schreibtische stehen: Berlin, London, Paris und Hongkong. Ein erfundenes Unternehmen, beschrieben wie ein wirkliches.',
  },
  image: 'page-about-us',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'About us', de: 'Über uns' },
      title: { en: 'Rules move. A compass helps.', de: 'Regeln ändern sich. Ein Kompass hilft.' },
      lead: {
        en: 'Sometimes a rule changes while the goods are still at sea. What a merchant needs is not another summary but a bearing: what applies to me, from which day, and what do I do next?',
        de: 'Mitunter ändert sich eine Vorschrift, während die Ware noch auf See ist. Was Händler brauchen, ist nicht noch eine Übersicht, sondern eine Richtung: Was gilt für mich, ab welchem Tag, und was tue ich als Nächstes?',
      },
      image: 'page-about-us',
      actions: [
        {
          label: { en: 'About us: how we work', de: 'Über uns: So arbeiten wir' },
          url: '/cht/About',
          emphasis: 'primary',
        },
        { label: { en: 'Offices', de: 'Standorte' }, url: '#offices', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'story',
      heading: { en: 'The story', de: 'Die Geschichte' },
      bodyMarkdown: {
        en: paragraphs(
          'Kompassa is an invented company. Its story is told the way a real one would be, because the situations in it are real.',
          'It begins with a pallet of kitchen lamps. The merchant had done what seemed sensible: a VAT number in the country of his warehouse, a shop in three languages, a carrier. Then a marketplace asked for a WEEE number. The lamps came with remote controls, so it asked for a battery registration. They came in boxes, so it asked for LUCID. Each answer led to another office, another form, another month. None of the rules was hard to understand. What was missing was someone who saw all of them at once.',
          'Two people, a customs clerk and a bookkeeper, started to draw such cases on paper: goods in the middle, duties around them, dates along the edge. The drawing looked like the card of a compass. That is where the name comes from.',
          'The drawing is still the first thing a client receives. The rest of our work is keeping it accurate.',
        ),
        de: paragraphs(
          'Kompassa ist ein erfundenes Unternehmen. Seine Geschichte wird erzählt wie eine wirkliche, denn die Situationen, in denen sie spielt, gibt es wirklich.',
          'Sie beginnt mit einer Palette Küchenlampen. Der Händler hatte getan, was vernünftig schien: eine Umsatzsteuernummer im Land seines Lagers, ein Shop in drei Sprachen, ein Paketdienst. Dann verlangte ein Marktplatz die WEEE-Nummer. Die Lampen hatten Fernbedienungen, also verlangte er die Batterieregistrierung. Sie kamen in Kartons, also verlangte er LUCID. Jede Antwort führte zur nächsten Stelle, zum nächsten Formular, in den nächsten Monat. Keine der Regeln war schwer zu verstehen. Es fehlte jemand, der alle zugleich sah.',
          'Zwei Menschen, eine Zolldeklarantin und ein Buchhalter, begannen, solche Fälle zu zeichnen: in der Mitte die Ware, ringsum die Pflichten, am Rand die Fristen. Die Zeichnung sah aus wie eine Kompassrose. Daher der Name.',
          'Diese Zeichnung ist bis heute das Erste, was Kunden von uns bekommen. Der Rest unserer Arbeit besteht darin, sie aktuell zu halten.',
        ),
      },
    },
    {
      blockType: 'timeline',
      anchor: 'rules',
      heading: { en: 'The rules that shaped the work', de: 'Die Regeln, die unsere Arbeit prägen' },
      lead: {
        en: 'Instead of company anniversaries: the dates merchants remember these years by.',
        de: 'Statt Firmenjubiläen: die Stichtage, an die sich Händler erinnern.',
      },
      entries: [
        {
          when: { en: '1~July 2021', de: '1.~Juli 2021' },
          title: { en: 'One-Stop Shop and deemed suppliers', de: 'One-Stop-Shop und Lieferkettenfiktion' },
          text: {
            en: 'One return for distance sales in the EU, IOSS for imports, and marketplaces that owe the tax in certain cases.',
            de: 'Eine Meldung für Fernverkäufe in der EU, der IOSS für Einfuhren und Marktplätze, die in bestimmten Fällen selbst Steuerschuldner sind.',
          },
        },
        {
          when: { en: '1~July 2022', de: '1.~Juli 2022' },
          title: { en: 'Marketplaces check packaging numbers', de: 'Marktplätze prüfen Verpackungsnummern' },
          text: {
            en: 'Germany obliges platforms and fulfilment providers to ask for the LUCID number. Devices follow a year later, batteries in 2025.',
            de: 'Deutschland verpflichtet Plattformen und Fulfilment-Dienstleister, nach der LUCID-Nummer zu fragen. Geräte folgen ein Jahr später, Batterien 2025.',
          },
        },
        {
          when: { en: '13~December 2024', de: '13.~Dezember 2024' },
          title: { en: 'General product safety', de: 'Allgemeine Produktsicherheit' },
          text: {
            en: 'Every consumer product needs a responsible economic operator in the EU, and the online listing has to name it.',
            de: 'Jedes Verbraucherprodukt braucht einen verantwortlichen Wirtschaftsakteur in der EU, und das Onlineangebot muss ihn nennen.',
          },
        },
        {
          when: { en: '1~July 2026', de: '1.~Juli 2026' },
          title: { en: 'Three euros per item', de: 'Drei Euro je Position' },
          text: {
            en: 'The duty relief for consignments up to €150 ends. The VAT ceiling of IOSS stays where it was.',
            de: 'Die Zollbefreiung für Sendungen bis 150~€ endet. Die Wertgrenze des IOSS bleibt unverändert.',
          },
        },
        {
          when: { en: '12~August 2026', de: '12.~August 2026' },
          title: { en: 'Packaging regulation applies', de: 'EU-Verpackungsverordnung gilt' },
          text: {
            en: 'One framework for the whole EU; registration remains national.',
            de: 'Ein Rahmen für die ganze EU; registriert wird weiterhin national.',
          },
        },
        {
          when: { en: '1~July 2028', de: '1.~Juli 2028' },
          title: { en: 'Single VAT registration', de: 'Einheitliche Mehrwertsteuerregistrierung' },
          text: {
            en: 'A wider One-Stop Shop is to cover movements of own stock and more local sales.',
            de: 'Ein erweiterter One-Stop-Shop soll auch das Verbringen eigener Ware und mehr Verkäufe vor Ort aufnehmen.',
          },
        },
      ],
    },
    {
      blockType: 'people',
      anchor: 'people',
      heading: { en: 'Who answers', de: 'Wer antwortet' },
      lead: {
        en: 'Six invented people: names and faces are made up, the responsibilities are how we divide the work. Each of them prepares files and keeps track of dates; returns are filed by licensed tax advisers. Each text ends with the languages they work in.',
        de: 'Sechs erfundene Personen: Namen und Gesichter sind ausgedacht, die Zuständigkeiten zeigen, wie wir die Arbeit teilen. Sie bereiten Akten vor und überwachen Termine; Erklärungen reichen zugelassene Steuerberater ein. Am Ende stehen die Sprachen, in denen sie arbeiten.',
      },
      people: [
        {
          image: 'person-henrike',
          name: 'Henrike Tollmann',
          role: { en: 'VAT in Germany and Austria', de: 'Umsatzsteuer in Deutschland und Österreich' },
          text: {
            en: 'Reconciles sales, customs documents and payments, and submits each return to you for approval. German, English.',
            de: 'Stimmt Verkäufe, Zollbelege und Zahlungen ab und legt Ihnen jede Erklärung zur Freigabe vor. Deutsch, Englisch.',
          },
        },
        {
          image: 'person-marek',
          name: 'Marek Wolny',
          role: {
            en: 'VAT in Poland and Czechia, OSS and IOSS',
            de: 'Umsatzsteuer in Polen und Tschechien, OSS und IOSS',
          },
          text: {
            en: 'Knows which stock movements need a return of their own, and asks about them before you do. Polish, Czech, German, English.',
            de: 'Weiß, welche Warenbewegung eine eigene Meldung auslöst, und fragt danach, bevor Sie es tun. Polnisch, Tschechisch, Deutsch, Englisch.',
          },
        },
        {
          image: 'person-camille',
          name: 'Camille Aubrac',
          role: {
            en: 'VAT and producer registers in France and Spain',
            de: 'Umsatzsteuer und Herstellerregister in Frankreich und Spanien',
          },
          text: {
            en: 'Writes to tax offices and registers in their language, and translates what comes back. French, Spanish, English.',
            de: 'Schreibt Finanzämtern und Registern in deren Sprache und übersetzt die Antworten. Französisch, Spanisch, Englisch.',
          },
        },
        {
          image: 'person-tobias',
          name: 'Tobias Reinfeld',
          role: { en: 'Packaging, devices and batteries', de: 'Verpackung, Geräte und Batterien' },
          text: {
            en: 'Checks quantities against the item list, and looks after the yearly reports to all registers. German, English.',
            de: 'Prüft Mengen gegen die Artikelliste und führt die Jahresmeldungen aller Register. Deutsch, Englisch.',
          },
        },
        {
          image: 'person-kayan',
          name: 'Wen Ka-Yan',
          role: { en: 'Companies in Hong Kong and Singapore', de: 'Gesellschaften in Hongkong und Singapur' },
          text: {
            en: 'Prepares formations and annual reviews; the licensed company secretary files them. Cantonese, Mandarin, English.',
            de: 'Bereitet Gründungen und Jahresmeldungen vor; eingereicht werden sie vom zugelassenen Company Secretary. Kantonesisch, Mandarin, Englisch.',
          },
        },
        {
          image: 'person-ines',
          name: 'Ines Sandoval',
          role: {
            en: 'First answer, workspace, data protection',
            de: 'Erste Antwort, Arbeitsbereich, Datenschutz',
          },
          text: {
            en: 'Reads every enquiry within two working days and hands it to the right desk. German, Spanish, English.',
            de: 'Liest jede Anfrage innerhalb von zwei Arbeitstagen und gibt sie an die richtige Stelle. Deutsch, Spanisch, Englisch.',
          },
        },
      ],
    },
    {
      blockType: 'offices',
      anchor: 'offices',
      heading: { en: 'Offices', de: 'Standorte' },
      lead: {
        en: 'Streets, buildings and numbers are invented; the telephone numbers come from ranges reserved for fiction.',
        de: 'Straßen, Gebäude und Nummern sind erfunden; die Rufnummern stammen aus Bereichen, die für Filme und andere Medien reserviert sind.',
      },
      offices: [
        {
          city: { en: 'Berlin', de: 'Berlin' },
          country: { en: 'Germany', de: 'Deutschland' },
          address: 'Kompassufer 7, 10000 Berlin',
          note: {
            en: 'Head office. VAT, packaging, devices, batteries. Telephone +49~30~23125-100',
            de: 'Hauptsitz. Umsatzsteuer, Verpackung, Geräte, Batterien. Telefon 030~23125-100',
          },
        },
        {
          city: { en: 'London', de: 'London' },
          country: { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
          address: '4 Lodestone Wharf, London E0\u00A00XX',
          note: {
            en: 'UK VAT, responsible person for Great Britain. Telephone +44~20~7946~0170',
            de: 'Britische Umsatzsteuer, verantwortliche Person für Großbritannien. Telefon +44~20~7946~0170',
          },
        },
        {
          city: { en: 'Paris', de: 'Paris' },
          country: { en: 'France', de: 'Frankreich' },
          address: '12 quai de la Boussole, 75000\u00A0Paris',
          note: {
            en: 'French VAT, unique identifiers for EPR streams. Telephone +33~1~99~00~12~34',
            de: 'Französische Umsatzsteuer, Identifikationsnummern je EPR-Produktbereich. Telefon +33~1~99~00~12~34',
          },
        },
        {
          city: { en: 'Hong Kong', de: 'Hongkong' },
          country: { en: 'Hong Kong SAR', de: 'Sonderverwaltungsregion Hongkong' },
          address: '18/F, Needle House, 1 Bearing Street, Hong Kong',
          note: {
            en: 'Company formation, secretary, annual review. By e-mail: hello@kompassa.example',
            de: 'Gründung, Secretary, Jahresmeldung. Per E-Mail: hello@kompassa.example',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Write to the desk that knows', de: 'Schreiben Sie an die richtige Stelle' },
      text: {
        en: 'One address for all offices. Your message goes to the person who works on the subject.',
        de: 'Eine Adresse für alle Standorte. Ihre Nachricht geht an die Person, die das Thema bearbeitet.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Services and prices', de: 'Leistungen und Preise' },
          url: '/cht/Services',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
