interface ServiceTypeRow {
  en: string;
  de: string;
  /**
   * Whether a service of this type is an increment: it is added to the file of a company that exists and to the yearly
   * invoice of that file, at a net price, and VAT comes on top. A registration opens a file and a deregistration closes
   * it; both have an invoice of their own (docs/decisions/0062).
   */
  vatIncrement: boolean;
}

/** The types of company services, by the numbers that they have on the wire (requirements, 3). */
export const serviceTypes = {
  1: { en: 'Company registration', de: 'Unternehmensgründung', vatIncrement: false },
  2: { en: 'Bank account opening', de: 'Kontoeröffnung', vatIncrement: true },
  3: { en: 'Bookkeeping and audit', de: 'Buchhaltung und Prüfung', vatIncrement: true },
  4: { en: 'Annual review', de: 'Jahresmeldung', vatIncrement: true },
  5: { en: 'Company change', de: 'Unternehmensänderung', vatIncrement: true },
  6: { en: 'Deregistration', de: 'Löschung', vatIncrement: false },
} as const satisfies Record<number, ServiceTypeRow>;
export type ServiceType = keyof typeof serviceTypes;

/** All types as numbers, in ascending order. */
export const serviceTypeNumbers = Object.keys(serviceTypes).map(Number) as ServiceType[];

/** Whether services of a type are increments to a company's file; services without a type are not. */
export const isVatIncrement = (type: ServiceType | null): boolean =>
  type !== null && serviceTypes[type].vatIncrement;
