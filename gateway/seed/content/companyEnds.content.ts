import { guideValue, price } from './price';
import type { Localised, SeedBlock, SeedService } from './types';

/** A place in which the site founds companies, with what a change and the end of a company ask for there. */
interface Place {
  key: string;
  countryCode: SeedService['countryCode'];
  name: Localised;
  change: { text: Localised; duration: Localised; amount: number };
  end: { text: Localised; duration: Localised; amount: number };
}

/** In the order in which the site lists formations. */
const places: Place[] = [
  {
    key: 'hong-kong',
    countryCode: 'HK',
    name: { en: 'Hong Kong', de: 'Hongkong' },
    change: {
      text: {
        en: 'New directors, secretary, address or name are reported to the Companies Registry, usually within 15~days. A share transfer is stamped first; the registers and the business registration follow.',
        de: 'Neue Direktoren, Secretary, Anschrift oder Name werden dem Companies Registry gemeldet, in der Regel binnen 15~Tagen. Eine Anteilsübertragung wird vorher gestempelt; Register und Business Registration folgen.',
      },
      duration: { en: 'Usually 2 to 5~days', de: 'Meist 2 bis 5~Tage' },
      amount: 24000,
    },
    end: {
      text: {
        en: 'Deregistration of a company that no longer trades, owes nothing and whose members all agree. The tax office first confirms that it has no objection; the Registry then publishes the application and waits three months.',
        de: 'Löschung einer Gesellschaft, die nicht mehr tätig ist, nichts schuldet und deren Gesellschafter alle zustimmen. Zuerst bestätigt die Steuerbehörde, dass sie nicht widerspricht; dann macht das Register den Antrag bekannt und wartet drei Monate.',
      },
      duration: { en: 'Usually 5 to 8~months', de: 'Meist 5 bis 8~Monate' },
      amount: 69000,
    },
  },
  {
    key: 'france',
    countryCode: 1,
    name: { en: 'France', de: 'Frankreich' },
    change: {
      text: {
        en: 'Resolution, amended statutes, legal notice and filing through the one-stop shop, usually within one month. A French lawyer drafts what changes the statutes; a sale of shares is declared to the tax office.',
        de: 'Beschluss, geänderte Satzung, Bekanntmachung und Einreichung bei der zentralen Stelle, in der Regel binnen eines Monats. Was die Satzung ändert, entwirft eine französische Kanzlei; ein Anteilsverkauf wird dem Finanzamt erklärt.',
      },
      duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
      amount: 42000,
    },
    end: {
      text: {
        en: 'Two resolutions: the members dissolve the company and appoint a liquidator; when debts are paid and assets distributed, they close the liquidation. Each is announced and filed, and the register deletes the company.',
        de: 'Zwei Beschlüsse: Die Gesellschafter lösen die Gesellschaft auf und bestellen einen Liquidator; sind Schulden bezahlt und Vermögen verteilt, schließen sie die Liquidation ab. Beides wird bekannt gemacht und eingereicht, dann löscht das Register.',
      },
      duration: { en: 'Usually 3 to 6~months', de: 'Meist 3 bis 6~Monate' },
      amount: 149000,
    },
  },
  {
    key: 'singapore',
    countryCode: 'SG',
    name: { en: 'Singapore', de: 'Singapur' },
    change: {
      text: {
        en: 'Directors, secretary, address and name are reported to ACRA, usually within 14~days, through a registered filing agent. A transfer of shares counts once it is entered in ACRA’s register.',
        de: 'Direktoren, Secretary, Anschrift und Name werden der ACRA gemeldet, in der Regel binnen 14~Tagen und über einen registrierten Dienstleister. Eine Anteilsübertragung gilt, sobald sie im Register der ACRA steht.',
      },
      duration: { en: 'Usually 2 to 5~days', de: 'Meist 2 bis 5~Tage' },
      amount: 26000,
    },
    end: {
      text: {
        en: 'Striking off on application, for a company with no business, assets or debts and whose tax affairs are settled. ACRA announces it and waits for objections.',
        de: 'Löschung auf Antrag, für eine Gesellschaft ohne Geschäft, Vermögen und Schulden, deren Steuerfälle abgeschlossen sind. Die ACRA macht sie bekannt und wartet auf Einwände.',
      },
      duration: { en: 'Usually 4 to 6~months', de: 'Meist 4 bis 6~Monate' },
      amount: 72000,
    },
  },
  {
    key: 'united-kingdom',
    countryCode: 0,
    name: { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
    change: {
      text: {
        en: 'Directors and people with significant control are reported to Companies House, mostly within 14~days; new ones verify their identity first. A new name needs a special resolution, new shares a return within a month.',
        de: 'Direktoren und Personen mit maßgeblicher Kontrolle werden dem Companies House gemeldet, meist binnen 14~Tagen; neue weisen vorher ihre Identität nach. Ein neuer Name braucht einen qualifizierten Beschluss, neue Anteile eine Meldung binnen eines Monats.',
      },
      duration: { en: 'Usually 1 to 3~days', de: 'Meist 1 bis 3~Tage' },
      amount: 19000,
    },
    end: {
      text: {
        en: 'Striking off on application, once the company has not traded for three months. Creditors, members and HMRC receive a copy within seven days; at least two months after the Gazette notice the company is dissolved. Anything it still owns then passes to the Crown.',
        de: 'Löschung auf Antrag, wenn die Gesellschaft drei Monate nicht tätig war. Gläubiger, Gesellschafter und HMRC erhalten binnen sieben Tagen eine Kopie; frühestens zwei Monate nach der Anzeige im Amtsblatt ist sie aufgelöst. Was ihr dann noch gehört, fällt an die Krone.',
      },
      duration: { en: 'Usually 3 to 4~months', de: 'Meist 3 bis 4~Monate' },
      amount: 49000,
    },
  },
  {
    key: 'usa',
    countryCode: 101,
    name: { en: 'USA', de: 'USA' },
    change: {
      text: {
        en: 'A new name or agent is filed with the state, and with every other state in which the company is registered. The tax office learns of a new address or responsible person on Form 8822-B, the latter within 60~days.',
        de: 'Ein neuer Name oder Agent wird beim Bundesstaat eingetragen und in jedem weiteren, in dem die Gesellschaft registriert ist. Die Bundessteuerbehörde erfährt von einer neuen Anschrift oder verantwortlichen Person mit Form 8822-B, Letzteres binnen 60~Tagen.',
      },
      duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
      amount: 26000,
    },
    end: {
      text: {
        en: 'Certificate of dissolution or cancellation in the state, once its tax is paid, withdrawal in other states, closure of sales tax accounts, file for the final federal return. The return itself is prepared by a US adviser.',
        de: 'Auflösungserklärung (Dissolution, Cancellation) beim Bundesstaat nach Zahlung der Abgabe, Abmeldung in weiteren Staaten, Schließung der Verkaufssteuerkonten, Akte für die letzte Erklärung beim Bund. Die Erklärung selbst erstellt ein US-Berater.',
      },
      duration: { en: 'Usually 1 to 3~months', de: 'Meist 1 bis 3~Monate' },
      amount: 59000,
    },
  },
  {
    key: 'british-virgin-islands',
    countryCode: 'VG',
    name: { en: 'British Virgin Islands', de: 'Britische Jungferninseln' },
    change: {
      text: {
        en: 'Directors, members and beneficial owners are filed with the registry through the registered agent, usually within 30~days. Amended articles take effect when they are registered.',
        de: 'Direktoren, Gesellschafter und wirtschaftlich Berechtigte werden über den Registered Agent beim Register eingereicht, in der Regel binnen 30~Tagen. Eine geänderte Satzung gilt ab ihrer Eintragung.',
      },
      duration: { en: 'Usually 3 to 7~days', de: 'Meist 3 bis 7~Tage' },
      amount: 39000,
    },
    end: {
      text: {
        en: 'Voluntary liquidation of a solvent company: declaration of solvency, a licensed liquidator who lives in the territory, notices, certificate of dissolution. If you simply stop paying, the company is struck off, but the questions remain.',
        de: 'Freiwillige Liquidation einer zahlungsfähigen Gesellschaft: Solvenzerklärung, ein zugelassener Liquidator mit Wohnsitz im Gebiet, Bekanntmachungen, Auflösungsbescheinigung. Wer nur die Zahlung einstellt, hat eine gelöschte Gesellschaft und Fragen, die bleiben.',
      },
      duration: { en: 'Usually 2 to 4~months', de: 'Meist 2 bis 4~Monate' },
      amount: 169000,
    },
  },
  {
    key: 'seychelles',
    countryCode: 'SC',
    name: { en: 'Seychelles', de: 'Seychellen' },
    change: {
      text: {
        en: 'All changes run through the registered agent, who keeps the registers of directors, members and beneficial owners up to date and files what the registry requires. The agent verifies the identity of new persons before the change.',
        de: 'Alle Änderungen laufen über den Registered Agent, der die Register der Direktoren, Gesellschafter und wirtschaftlich Berechtigten aktuell hält und einreicht, was das Register verlangt. Neue Personen identifiziert er vor der Änderung.',
      },
      duration: { en: 'Usually 3 to 7~days', de: 'Meist 3 bis 7~Tage' },
      amount: 36000,
    },
    end: {
      text: {
        en: 'Voluntary winding-up of a solvent company by a liquidator: debts paid, assets distributed, records kept for the statutory period, certificate of dissolution.',
        de: 'Freiwillige Abwicklung einer zahlungsfähigen Gesellschaft durch einen Liquidator: Schulden bezahlt, Vermögen verteilt, Unterlagen für die gesetzliche Frist aufbewahrt, Auflösungsbescheinigung.',
      },
      duration: { en: 'Usually 2 to 4~months', de: 'Meist 2 bis 4~Monate' },
      amount: 129000,
    },
  },
];

const oneChange: Localised = {
  en: 'One change with resolution, filing and registers, excluding official fees',
  de: 'Eine Änderung mit Beschluss, Meldung und Registern, ohne amtliche Gebühren',
};
const secondChange: Localised = {
  en: 'Each further change filed at the same time',
  de: 'Jede weitere Änderung, die gleichzeitig gemeldet wird',
};
const wholeEnd: Localised = {
  en: 'From the check to the certificate, excluding official fees and taxes',
  de: 'Von der Prüfung bis zur Bescheinigung, ohne amtliche Gebühren und Steuern',
};
const liquidator: Localised = {
  en: 'Guide value: liquidator, invoiced by the liquidator',
  de: 'Richtwert: Liquidator, von diesem berechnet',
};
/** Places in which a liquidator who is licensed there ends the company. */
const withLiquidator = ['british-virgin-islands', 'seychelles'];

/** Company changes: increments to the file of a company (requirements, 3: type 5). */
export const companyChanges: SeedService[] = places.map(({ key, countryCode, name, change }) => ({
  key: `change-${key}`,
  category: 'company',
  serviceCode: null,
  serviceType: 5,
  countryCode,
  name: { en: `Company change ${name.en}`, de: `Unternehmensänderung ${name.de}` },
  summary: change.text,
  duration: change.duration,
  url: '/cht/companyChange',
  prices: [price(oneChange, change.amount, 'once', true), price(secondChange, change.amount / 2, 'once')],
}));

/** Deregistrations: they close a company's file (requirements, 3: type 6). */
export const companyDeregistrations: SeedService[] = places.map(({ key, countryCode, name, end }) => ({
  key: `deregistration-${key}`,
  category: 'company',
  serviceCode: null,
  serviceType: 6,
  countryCode,
  name: { en: `Deregistration ${name.en}`, de: `Löschung ${name.de}` },
  summary: end.text,
  duration: end.duration,
  url: '/cht/deregistration',
  prices: [
    price(wholeEnd, end.amount, 'once', true),
    ...(withLiquidator.includes(key) ? [guideValue(liquidator, 180000, 'once', true)] : []),
  ],
}));

/** What each place asks for, as cards of a page. */
export const placeCards = (kind: 'change' | 'end', heading: Localised, lead: Localised): SeedBlock => ({
  blockType: 'cardGrid',
  anchor: 'places',
  heading,
  lead,
  cards: places.map(({ name, [kind]: { text } }) => ({
    icon: kind === 'change' ? 'document' : 'calendar',
    title: name,
    text,
  })),
});
