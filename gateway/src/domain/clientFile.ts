import type { Bilingual } from './languages';

/** The duties that a client file is about. */
export const fileDuties = ['vat', 'unionOss', 'ioss', 'packaging', 'electrical', 'battery'] as const;
export type FileDuty = (typeof fileDuties)[number];

export const fileDutyNames: Record<FileDuty, Bilingual> = {
  vat: { en: 'VAT', de: 'Umsatzsteuer' },
  unionOss: { en: 'One-Stop Shop', de: 'One-Stop-Shop' },
  ioss: { en: 'Import One-Stop Shop (IOSS)', de: 'Import-One-Stop-Shop (IOSS)' },
  packaging: { en: 'Packaging', de: 'Verpackung' },
  electrical: { en: 'Electrical equipment', de: 'Elektrogeräte' },
  battery: { en: 'Batteries', de: 'Batterien' },
};

/** The states of a client file, in their order. */
export const fileStates = ['documents', 'authority', 'registered'] as const;
export type FileState = (typeof fileStates)[number];

export const fileStateNames: Record<FileState, Bilingual> = {
  documents: { en: 'Documents missing', de: 'Unterlagen fehlen' },
  authority: { en: 'With the authority', de: 'Bei der Behörde' },
  registered: { en: 'Registered and running', de: 'Registriert, läuft' },
};

/** What an account may still have to send. */
export const fileDocuments = [
  'registerExtract',
  'identity',
  'powerOfAttorney',
  'taxCertificate',
  'bankDetails',
  'storageProof',
  'salesReport',
] as const;
export type FileDocument = (typeof fileDocuments)[number];

export const fileDocumentNames: Record<FileDocument, Bilingual> = {
  registerExtract: { en: 'extract from the commercial register', de: 'Handelsregisterauszug' },
  identity: { en: 'proof of identity of the managing director', de: 'Ausweis der Geschäftsführung' },
  powerOfAttorney: { en: 'signed power of attorney', de: 'unterschriebene Vollmacht' },
  taxCertificate: { en: 'certificate of taxable status', de: 'Unternehmerbescheinigung' },
  bankDetails: { en: 'bank details', de: 'Bankverbindung' },
  storageProof: { en: 'warehouse contract', de: 'Lagervertrag' },
  salesReport: { en: 'sales report for the period', de: 'Verkaufsbericht des Zeitraums' },
};

/** What comes next in a client file, on its next date. */
export const fileSteps = ['documents', 'signature', 'decision', 'salesData', 'report', 'renewal'] as const;
export type FileStep = (typeof fileSteps)[number];

export const fileStepNames: Record<FileStep, Bilingual> = {
  documents: { en: 'Send the missing documents', de: 'Fehlende Unterlagen senden' },
  signature: { en: 'Sign the power of attorney', de: 'Vollmacht unterschreiben' },
  decision: { en: 'Awaiting the authority’s decision', de: 'Entscheidung der Behörde erwartet' },
  salesData: { en: 'Send the sales data', de: 'Verkaufsdaten senden' },
  report: { en: 'Quantity report', de: 'Mengenmeldung' },
  renewal: { en: 'Renewal of the registration', de: 'Erneuerung der Registrierung' },
};
