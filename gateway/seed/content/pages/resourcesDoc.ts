import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const resourcesDoc: SeedPage = {
  pageKey: 'ResourcesDoc',
  title: { en: 'Declaration of Conformity', de: 'Konformitätserklärung' },
  metaTitle: {
    en: 'EU Declaration of Conformity: content, acts, requests',
    de: 'EU-Konformitätserklärung: Inhalt, Rechtsakte, Anfrage',
  },
  metaDescription: {
    en: 'What an EU declaration of conformity is, what it has to contain, which annex of each act sets it out, who may ask for it and how to request one from Kompassa.',
    de: 'Was eine EU-Konformitätserklärung ist, was sie enthalten muss, in welchem Anhang sie steht, wer sie verlangen darf und wie Sie eine bei Kompassa anfordern.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Resources', de: 'Ressourcen' },
      title: { en: 'Declaration of Conformity', de: 'Konformitäts\u00ADerklärung' },
      lead: {
        en: 'One page on which the manufacturer takes responsibility for a product. What it has to say, where the law prescribes it, and which ones are deposited with us.',
        de: 'Ein Blatt, auf dem der Hersteller die Verantwortung für ein Produkt übernimmt: was darauf steht, wo es vorgeschrieben ist und welche bei uns hinterlegt sind.',
      },
      actions: [
        {
          label: { en: 'Search the register', de: 'Im Register suchen' },
          url: '#search',
          emphasis: 'primary',
        },
        { label: { en: 'Request a document', de: 'Dokument anfordern' }, url: '#request', emphasis: 'quiet' },
        { label: { en: 'Acts and annexes', de: 'Rechtsakte und Anhänge' }, url: '#acts', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'what',
      heading: { en: 'What it is, and what it is not', de: 'Was sie ist – und was nicht' },
      bodyMarkdown: {
        en: paragraphs(
          'With the EU declaration of conformity the manufacturer states, on its sole responsibility, that a product meets the requirements of the EU acts that apply to it. Only then may it bear the CE marking. If several acts apply, one declaration covers them all.',
          bullets(
            'It is **not a certificate**. No authority issues it. A test report or the certificate of a notified body supports it but does not replace it.',
            'It is **not made by the retailer**. The manufacturer signs, or an authorised representative if the mandate says so. If you sell goods under your own name or brand, you count as the manufacturer.',
            'It is **not needed for every product**. Goods without CE acts, a wooden chair for instance, fall under the General Product Safety Regulation, which asks for a risk analysis and technical documentation instead.',
          ),
        ),
        de: paragraphs(
          'Mit der EU-Konformitätserklärung erklärt der Hersteller in alleiniger Verantwortung, dass ein Produkt die Anforderungen der einschlägigen EU-Rechtsakte erfüllt. Erst dann darf es die CE-Kennzeichnung tragen. Gelten mehrere Rechtsakte, deckt eine Erklärung alle ab.',
          bullets(
            'Sie ist **kein Zertifikat**. Keine Behörde stellt sie aus. Ein Prüfbericht oder die Bescheinigung einer notifizierten Stelle stützt sie, ersetzt sie aber nicht.',
            'Sie ist **nicht Sache des Händlers**. Es unterschreibt der Hersteller oder ein Bevollmächtigter, wenn das Mandat es vorsieht. Wer Ware unter eigenem Namen oder eigener Marke verkauft, gilt als Hersteller.',
            'Sie ist **nicht für jedes Produkt nötig**. Waren ohne CE-Vorschrift, ein Holzstuhl etwa, fallen unter die Produktsicherheitsverordnung, die stattdessen Risikoanalyse und technische Unterlagen verlangt.',
          ),
        ),
      },
    },
    {
      blockType: 'checklist',
      anchor: 'content',
      heading: { en: 'What it has to contain', de: 'Was sie enthalten muss' },
      lead: {
        en: 'The common model (Decision No~768/2008/EC, Annex~III). Individual acts add details.',
        de: 'Das gemeinsame Muster (Beschluss Nr.~768/2008/EG, Anhang~III). Einzelne Rechtsakte verlangen weitere Angaben.',
      },
      items: [
        {
          text: { en: 'Product', de: 'Produkt' },
          note: { en: 'Model, type, batch or serial number', de: 'Modell, Typ, Chargen- oder Seriennummer' },
        },
        {
          text: { en: 'Manufacturer', de: 'Hersteller' },
          note: {
            en: 'Name and postal address; also the authorised representative, if there is one',
            de: 'Name und Postanschrift; gegebenenfalls auch der Bevollmächtigte',
          },
        },
        {
          text: { en: 'Sentence of responsibility', de: 'Satz zur Verantwortung' },
          note: {
            en: '“This declaration of conformity is issued under the sole responsibility of the manufacturer.”',
            de: '„Die alleinige Verantwortung für die Ausstellung dieser Konformitätserklärung trägt der Hersteller.“',
          },
        },
        {
          text: { en: 'Object of the declaration', de: 'Gegenstand der Erklärung' },
          note: {
            en: 'A description that allows traceability; a picture where useful',
            de: 'Beschreibung, die die Rückverfolgung erlaubt; ein Bild, wo es hilft',
          },
        },
        {
          text: { en: 'Acts applied', de: 'Angewandte Rechtsakte' },
          note: { en: 'With number, in full', de: 'Mit Nummer, vollständig' },
        },
        {
          text: { en: 'Standards and specifications', de: 'Normen und Spezifikationen' },
          note: {
            en: 'With the dated version that was tested',
            de: 'Mit dem datierten Stand, nach dem geprüft wurde',
          },
        },
        {
          text: { en: 'Notified body', de: 'Notifizierte Stelle' },
          note: {
            en: 'Only where one was involved: name, number, task, certificate',
            de: 'Nur bei Beteiligung: Name, Nummer, Tätigkeit, Bescheinigung',
          },
        },
        {
          text: {
            en: 'Place, date, name, function, signature',
            de: 'Ort, Datum, Name, Funktion, Unterschrift',
          },
          note: {
            en: 'Of a person authorised to bind the manufacturer',
            de: 'Einer für den Hersteller zeichnungsberechtigten Person',
          },
        },
        {
          text: { en: 'Language', de: 'Sprache' },
          note: {
            en: 'That of the Member State where the product is sold',
            de: 'Die des Mitgliedstaats, in dem das Produkt verkauft wird',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'acts',
      heading: { en: 'Acts and annexes', de: 'Rechtsakte und Anhänge' },
      bodyMarkdown: {
        en: paragraphs(
          'Where to find the model declaration. Several acts often apply to one product; radio equipment is the exception to the low-voltage and EMC directives. Check the current text before you sign.',
          bullets(
            '**Low voltage: Directive 2014/35/EU.** Annex~IV. 50 to 1,000~V AC, 75 to 1,500~V DC. Self-declaration.',
            '**Electromagnetic compatibility: Directive 2014/30/EU.** Annex~IV. Self-declaration is usual.',
            '**Radio equipment: Directive 2014/53/EU.** Annex~VI, short form in Annex~VII. Cybersecurity rules for connected devices since 1~August 2025.',
            '**Hazardous substances (RoHS): Directive 2011/65/EU.** Annex~VI. Ten substances.',
            '**Toys: Directive 2009/48/EC.** Annex~III. From 1~August 2030 Regulation (EU) 2025/2509 with a digital product passport.',
            '**Personal protective equipment: Regulation (EU) 2016/425.** Annex~IX. Categories II and III with a notified body.',
            '**Machinery: Directive 2006/42/EC.** Annex~II~A. From 20~January 2027 Regulation (EU) 2023/1230, Annex~V.',
            '**Products with digital elements: Regulation (EU) 2024/2847.** Annex~V. Reporting duties since 11~September 2026, in full from 11~December 2027.',
          ),
        ),
        de: paragraphs(
          'Wo das Muster der Erklärung steht. Für ein Produkt gelten oft mehrere Rechtsakte; bei Funkanlagen tritt die Funkanlagenrichtlinie an die Stelle von Niederspannungs- und EMV-Richtlinie. Prüfen Sie vor der Unterschrift den geltenden Text.',
          bullets(
            '**Niederspannung: Richtlinie 2014/35/EU.** Anhang~IV. 50 bis 1.000~V Wechsel-, 75 bis 1.500~V Gleichspannung. Selbsterklärung.',
            '**Elektromagnetische Verträglichkeit: Richtlinie 2014/30/EU.** Anhang~IV. Selbsterklärung ist üblich.',
            '**Funkanlagen: Richtlinie 2014/53/EU.** Anhang~VI, vereinfachte Form in Anhang~VII. Cybersicherheit für vernetzte Geräte seit 1.~August 2025.',
            '**Gefährliche Stoffe (RoHS): Richtlinie 2011/65/EU.** Anhang~VI. Zehn Stoffe.',
            '**Spielzeug: Richtlinie 2009/48/EG.** Anhang~III. Ab 1.~August 2030 Verordnung (EU) 2025/2509 mit digitalem Produktpass.',
            '**Persönliche Schutzausrüstung: Verordnung (EU) 2016/425.** Anhang~IX. Kategorien II und III mit notifizierter Stelle.',
            '**Maschinen: Richtlinie 2006/42/EG.** Anhang~II~A. Ab 20.~Januar 2027 Verordnung (EU) 2023/1230, Anhang~V.',
            '**Produkte mit digitalen Elementen: Verordnung (EU) 2024/2847.** Anhang~V. Meldepflichten seit 11.~September 2026, vollständig ab 11.~Dezember 2027.',
          ),
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'who',
      heading: { en: 'Who may ask for it', de: 'Wer sie verlangen darf' },
      bodyMarkdown: {
        en: paragraphs(
          '**Authorities.** Market surveillance and customs may demand the declaration and, with reasons, the technical documentation. Manufacturer, importer and authorised representative keep both, usually for ten years after the product was placed on the market.',
          '**Customers.** Some acts require the declaration, or a short form with a web address, to accompany the product; radio equipment is the best-known case. In other cases a customer has no general right to it.',
          '**Marketplaces and buyers.** They ask on the basis of their own terms. A current, signed document in the right language usually settles the matter.',
        ),
        de: paragraphs(
          '**Behörden.** Marktüberwachung und Zoll können die Erklärung und auf begründetes Verlangen die technischen Unterlagen fordern. Hersteller, Importeur und Bevollmächtigter bewahren beides in der Regel zehn Jahre ab dem Inverkehrbringen auf.',
          '**Kunden.** Einige Rechtsakte verlangen, dass die Erklärung oder eine vereinfachte Fassung mit Internetadresse dem Produkt beiliegt; das bekannteste Beispiel sind Funkanlagen. Im Übrigen haben Kunden keinen allgemeinen Anspruch darauf.',
          '**Marktplätze und Einkäufer.** Sie fragen aufgrund eigener Bedingungen. Ein aktuelles, unterschriebenes Dokument in der richtigen Sprache klärt die Sache meist.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'request',
      heading: { en: 'Request a declaration', de: 'Erklärung anfordern' },
      lead: {
        en: 'For products for which Kompassa is named as authorised representative. The search above shows which declarations are deposited; the document itself is requested by e-mail.',
        de: 'Für Produkte, auf denen Kompassa als Bevollmächtigter genannt ist. Welche Erklärungen hinterlegt sind, zeigt die Suche oben; das Dokument selbst fordern Sie per E-Mail an.',
      },
      steps: [
        {
          title: { en: 'Read the label', de: 'Kennzeichnung ablesen' },
          text: {
            en: 'Note manufacturer, model or type and the batch or serial number. A photograph of the label is best.',
            de: 'Notieren Sie Hersteller, Modell oder Typ sowie Chargen- oder Seriennummer. Am besten ist ein Foto der Kennzeichnung.',
          },
          duration: { en: 'You', de: 'Sie' },
        },
        {
          title: { en: 'Write to us', de: 'Schreiben Sie uns' },
          text: {
            en: 'Say who you are and why you are asking: authority, retailer or customer. Authorities, please give your file number.',
            de: 'Nennen Sie sich und den Anlass: Behörde, Händler oder Kunde. Behörden bitten wir um das Aktenzeichen.',
          },
          duration: { en: 'You', de: 'Sie' },
        },
        {
          title: { en: 'We check the mandate', de: 'Wir prüfen das Mandat' },
          text: {
            en: 'If it is ours, authorities receive the document. Others receive it if the law or the manufacturer permits; otherwise they receive the manufacturer’s address.',
            de: 'Besteht es, erhält die Behörde das Dokument. Andere erhalten es, wenn Gesetz oder Hersteller es erlauben, sonst die Anschrift des Herstellers.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Declaration still to be written?', de: 'Die Erklärung ist noch zu schreiben?' },
      text: {
        en: 'We read test reports, standards and labels and say what is missing. The signature remains with the manufacturer.',
        de: 'Wir lesen Prüfberichte, Normen und Kennzeichnung und sagen, was fehlt. Unterschreiben muss der Hersteller.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'EU authorised representative', de: 'EU-Bevollmächtigter' },
          url: '/cht/ResourcesSearch',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
