import { bullets, paragraphs } from '../markdown';
import type { SeedQuestionType } from '../types';

const lucid = {
  title: {
    en: 'Central Agency Packaging Register (ZSVR): who is the producer',
    de: 'Zentrale Stelle Verpackungsregister (ZSVR): Wer ist Hersteller? (englisch)',
  },
  url: 'https://www.verpackungsregister.org/en/ppwr/producer-definition',
};
const packagingRegulation = {
  title: {
    en: 'Regulation (EU) 2025/40 on packaging and packaging waste',
    de: 'Verordnung (EU) 2025/40 über Verpackungen und Verpackungsabfälle',
  },
  url: 'https://eur-lex.europa.eu/eli/reg/2025/40/oj',
};

export const packaging: SeedQuestionType = {
  type: 'packaging',
  typeName: { en: 'Packaging and producer responsibility', de: 'Verpackung und Herstellerverantwortung' },
  questions: [
    {
      key: 'lucid-cost',
      question: { en: 'Is LUCID free of charge?', de: 'Ist LUCID kostenlos?' },
      summary: {
        en: 'Registration is. The contract with a dual system costs money, depending on material and weight.',
        de: 'Die Registrierung ja. Der Vertrag mit einem dualen System kostet Geld, je nach Material und Gewicht.',
      },
      answerMarkdown: {
        en: paragraphs(
          'Two things are often confused. **LUCID** is the public register: entry is free, and it has to be made before the first packaging is placed on the German market. The **dual system** is the company that collects and recycles the packaging from households; it charges for the quantity you expect to ship in a year, and settles the account at its end.',
          'All packaging that ends up with a private consumer must be licensed: carton, filling material, tape, label, and the packaging of the product itself. If you ship from abroad, you are the producer of all of it; within Germany, since 12 August 2026, the producer is usually the supplier of your cartons, and for the packaging of the product its manufacturer or importer. Paper is cheap, plastic costs more, and composites cost most. Small shippers often pay well under €100 a year, larger ones by the tonne.',
          bullets(
            'Report the same quantities to LUCID and to the dual system, at the same time and in the same materials. Differences show at once.',
            'Above 80 t of glass, 50 t of paper or 30 t of light packaging a year an audited declaration of completeness is due by 15 May.',
            'Without registration the goods must not be sold; fines run up to €200,000, and marketplaces check the number.',
          ),
        ),
        de: paragraphs(
          'Zwei Dinge werden oft verwechselt. **LUCID** ist das öffentliche Register: Der Eintrag ist kostenlos und muss stehen, bevor die erste Verpackung in Deutschland in Verkehr kommt. Das **duale System** ist das Unternehmen, das die Verpackungen bei den Haushalten sammelt und verwertet; es berechnet die Menge, die Sie in einem Jahr voraussichtlich versenden, und rechnet am Ende ab.',
          'Beteiligt wird jede Verpackung, die bei privaten Endverbrauchern anfällt: Karton, Füllmaterial, Klebeband, Etikett und die Verpackung des Produkts selbst. Wer aus dem Ausland versendet, ist für alles Hersteller; innerhalb Deutschlands ist es seit dem 12.~August 2026 in der Regel der Lieferant der Kartons und für die Produktverpackung deren Erzeuger oder Importeur. Papier ist günstig, Kunststoff teuer, Verbunde sind noch teurer. Kleine Versender zahlen oft deutlich unter 100~€ im Jahr, größere nach Tonnen.',
          bullets(
            'Melden Sie LUCID und dem dualen System dieselben Mengen, zur selben Zeit und in denselben Materialien. Abweichungen fallen sofort auf.',
            'Ab 80~t Glas, 50~t Papier oder 30~t Leichtverpackungen im Jahr ist bis 15.~Mai eine geprüfte Vollständigkeitserklärung fällig.',
            'Ohne Registrierung darf die Ware nicht verkauft werden; Bußgelder reichen bis 200.000~€, und Marktplätze prüfen die Nummer.',
          ),
        ),
      },
      reviewTime: '2026-11-18',
      sources: [lucid],
      related: ['lucid-personally', 'packaging-regulation'],
      services: ['packaging-germany'],
    },
    {
      key: 'lucid-personally',
      question: { en: 'Can you register me in LUCID?', de: 'Können Sie mich bei LUCID registrieren?' },
      summary: {
        en: 'No, the producer must do it personally. We prepare the entries, the contract with the system and the quantity reports.',
        de: 'Nein, das muss der Hersteller persönlich tun. Wir bereiten Angaben, Systemvertrag und Mengenmeldungen vor.',
      },
      answerMarkdown: {
        en: paragraphs(
          'By law the company that bears the responsibility has to register itself. A service provider must not open the account, nor declare that the entries are true. It takes half an hour if everything is at hand.',
          'We send you beforehand, ready to copy:',
          bullets(
            'name, address, tax number or national identification number in the form that LUCID expects,',
            'the list of your brand names; without a brand, the company name,',
            'the kinds of packaging that you place on the market,',
            'the expected weights by material, worked out from your orders.',
          ),
          'You receive the registration number straight after the confirmation. We enter it with the dual system you have chosen, collect the quantities during the year and prepare the reports; third parties may submit those on your behalf. If brands or address change, you have to amend the entry yourself, without delay.',
        ),
        de: paragraphs(
          'Nach dem Gesetz muss sich das verantwortliche Unternehmen selbst eintragen. Ein Dienstleister darf weder das Konto eröffnen noch die Richtigkeit der Angaben erklären. Liegt alles bereit, dauert es eine halbe Stunde.',
          'Vorab erhalten Sie von uns, fertig zum Übertragen:',
          bullets(
            'Name, Anschrift, Steuernummer oder nationale Kennnummer in der Form, die LUCID erwartet,',
            'die Liste Ihrer Markennamen, ohne Marke den Firmennamen,',
            'die Verpackungsarten, die Sie in Verkehr bringen,',
            'die voraussichtlichen Gewichte je Material, errechnet aus Ihren Bestellungen.',
          ),
          'Die Registrierungsnummer bekommen Sie unmittelbar nach der Bestätigung. Wir hinterlegen sie beim dualen System Ihrer Wahl, erfassen im Lauf des Jahres die Mengen und bereiten die Meldungen vor; diese dürfen Dritte für Sie abgeben. Ändern sich Marken oder Anschrift, müssen Sie den Eintrag unverzüglich selbst anpassen.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [lucid],
      related: ['lucid-cost', 'guaranteed-dates'],
      services: ['packaging-germany', 'packaging-representative-germany'],
    },
    {
      key: 'france-identifiers',
      question: { en: 'Is one number enough for France?', de: 'Genügt für Frankreich eine Nummer?' },
      summary: {
        en: 'No. The unique identifier (UIN) is issued per stream: one for packaging, one for electrical goods, one for textiles and so on.',
        de: 'Nein. Die eindeutige Identifikationsnummer (UIN) gilt je Produktbereich: eine für Verpackung, eine für Elektrogeräte, eine für Textilien und so weiter.',
      },
      answerMarkdown: {
        en: paragraphs(
          'French law divides producer responsibility into streams, more than anywhere else in Europe: packaging, paper, electrical and electronic equipment, batteries, textiles and shoes, furniture, toys, sports and leisure goods, do-it-yourself and garden, tyres and others. For each stream you join a producer responsibility organisation (*éco-organisme*), which obtains the identifier for you from the register of the environment agency ADEME.',
          'A seller of children’s bicycles with lights thus needs four: sports and leisure, electrical equipment, batteries, packaging.',
          bullets(
            'State the identifiers in your terms of sale and on your website, one per stream.',
            'Marketplaces ask for them. Without a valid number they count as the producer themselves, pay the contribution and charge it to you.',
            'Household packaging and most products in these streams carry the Triman symbol with sorting instructions in French.',
            'For packaging and batteries, the law of the Union requires sellers from other Member States to appoint an authorised representative in France (packaging since August 2026, batteries since August 2025). For batteries this includes sellers from third countries. A suspension for companies in the Union has been proposed.',
          ),
          'Allow one to three weeks per stream, and one declaration of quantities a year for each.',
        ),
        de: paragraphs(
          'Das französische Recht teilt die Herstellerverantwortung in Produktbereiche, mehr als irgendwo sonst in Europa: Verpackung, Papier, Elektro- und Elektronikgeräte, Batterien, Textilien und Schuhe, Möbel, Spielzeug, Sport und Freizeit, Heimwerken und Garten, Reifen und weitere. Für jeden treten Sie einer Organisation für Herstellerverantwortung (*éco-organisme*) bei, die Ihnen die Identifikationsnummer im Register der Umweltagentur ADEME verschafft.',
          'Wer Kinderfahrräder mit Licht verkauft, braucht daher vier: Sport und Freizeit, Elektrogeräte, Batterien, Verpackung.',
          bullets(
            'Nennen Sie die Nummern in Ihren Verkaufsbedingungen und auf der Website, eine je Produktbereich.',
            'Marktplätze fragen danach. Ohne gültige Nummer gelten sie selbst als Hersteller, zahlen den Beitrag und stellen ihn Ihnen in Rechnung.',
            'Haushaltsverpackungen und die meisten Produkte dieser Bereiche tragen das Triman-Zeichen mit Sortierhinweis auf Französisch.',
            'Für Verpackung und Batterien müssen Händler aus anderen Mitgliedstaaten nach Unionsrecht einen Bevollmächtigten in Frankreich bestellen (Verpackung seit August 2026, Batterien seit August 2025). Bei Batterien gilt das auch für Händler aus Drittländern. Für Unternehmen in der Union ist eine Aussetzung vorgeschlagen.',
          ),
          'Rechnen Sie mit einer bis drei Wochen je Produktbereich und mit einer Mengenmeldung im Jahr für jeden.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        packagingRegulation,
        {
          title: {
            en: 'Regulation (EU) 2023/1542 on batteries',
            de: 'Verordnung (EU) 2023/1542 über Batterien',
          },
          url: 'https://eur-lex.europa.eu/eli/reg/2023/1542/oj',
        },
        {
          title: {
            en: 'ADEME: unique identifiers in extended producer responsibility (in French)',
            de: 'ADEME: eindeutige Identifikationsnummern der erweiterten Herstellerverantwortung (französisch)',
          },
          url: 'https://filieres-rep.ademe.fr/identifiant-unique',
        },
        {
          title: {
            en: 'French Environmental Code, articles L541-10 ff.',
            de: 'Französisches Umweltgesetzbuch, Artikel~L541-10 ff.',
          },
        },
      ],
      related: ['packaging-regulation', 'earphones'],
      services: ['epr-france', 'weee-france', 'battery-france', 'textile-france'],
    },
    {
      key: 'packaging-regulation',
      question: {
        en: 'Does the EU packaging regulation put an end to national registers?',
        de: 'Beendet die EU-Verpackungsverordnung die nationalen Register?',
      },
      summary: {
        en: 'No. It has applied since 12 August 2026 and harmonises the requirements, but producers still register country by country.',
        de: 'Nein. Sie gilt seit 12.~August 2026 und vereinheitlicht die Anforderungen; registriert wird weiter Land für Land.',
      },
      answerMarkdown: {
        en: paragraphs(
          'Regulation (EU) 2025/40 sets one rulebook for packaging: what it may contain, how recyclable it has to be, how it is labelled, and who is a producer. What it does not create is one register for all. LUCID in Germany, the streams in France, the section of the producer register in Spain: each remains, and so do the contracts with the schemes.',
          'What is new, step by step:',
          bullets(
            '**Since 12 August 2026:** a declaration of conformity and technical documentation for packaging, kept for five years, for reusable packaging ten.',
            '**From 12 August 2028:** harmonised labels on the material.',
            '**From 2030:** stricter requirements for recyclability, and a limit on empty space in parcels.',
          ),
          'Producers from another Member State appoint an authorised representative for producer responsibility in each country in which they first make packaging available. A proposal would suspend this for sellers within the EU; when we last checked, it had not been adopted. Member States may require one of sellers from third countries. Ask before you enter each new market.',
        ),
        de: paragraphs(
          'Die Verordnung (EU) 2025/40 schafft ein Regelwerk für Verpackungen: was sie enthalten dürfen, wie recyclingfähig sie sein müssen, wie sie gekennzeichnet werden und wer Hersteller ist. Ein gemeinsames Register schafft sie nicht. LUCID in Deutschland, die Produktbereiche in Frankreich, die Abteilung des Herstellerregisters in Spanien bleiben bestehen, ebenso die Verträge mit den Systemen.',
          'Neu sind, Schritt für Schritt:',
          bullets(
            '**Seit 12.~August 2026:** eine Konformitätserklärung und technische Unterlagen für Verpackungen, fünf Jahre aufzubewahren, bei Mehrweg zehn.',
            '**Ab 12.~August 2028:** einheitliche Kennzeichnung des Materials.',
            '**Ab 2030:** strengere Anforderungen an die Recyclingfähigkeit und eine Grenze für Leerraum in Paketen.',
          ),
          'Hersteller aus einem anderen Mitgliedstaat bestellen in jedem Land, in dem sie Verpackungen erstmals bereitstellen, einen Bevollmächtigten für die Herstellerverantwortung. Ein Vorschlag würde das für Händler innerhalb der EU aussetzen; bei unserer letzten Prüfung war er nicht beschlossen. Von Händlern aus Drittländern dürfen die Mitgliedstaaten einen Bevollmächtigten verlangen. Fragen Sie vor jedem neuen Markt nach.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [packagingRegulation, lucid],
      related: ['lucid-cost', 'france-identifiers', 'representative-or-responsible'],
      services: [
        'packaging-germany',
        'packaging-representative-germany',
        'packaging-representative-france',
        'packaging-spain',
      ],
    },
  ],
};
