import type { Localised, SeedService } from './types';

type SeedPrice = SeedService['prices'][number];

/** A net price in cents of a euro; unless it says otherwise, valid from the same day as all others. */
export const price = (
  label: Localised,
  amount: number,
  unit: SeedPrice['unit'],
  isFrom = false,
): SeedPrice => ({
  label,
  amount,
  unit,
  isFrom,
  currency: 'EUR',
  vatMode: 'net',
  validFrom: '2026-01-01',
});

/** What somebody else charges and invoices; its label says who. */
export const guideValue = (...of: Parameters<typeof price>): SeedPrice => ({
  ...price(...of),
  isGuideValue: true,
});

export const preparation: Localised = {
  en: 'Preparation, documents and coordination',
  de: 'Vorbereitung, Unterlagen und Abstimmung',
};

export const adviserFee: Localised = {
  en: 'Guide value: tax adviser’s fee, invoiced by the adviser',
  de: 'Richtwert: Honorar der Kanzlei, von dieser berechnet',
};

export const adviserFeeWithRegistration: Localised = {
  en: 'Guide value: tax adviser’s fee, registration included, invoiced by the adviser',
  de: 'Richtwert: Honorar der Kanzlei samt Registrierung, von dieser berechnet',
};

export const dataAndApproval: Localised = {
  en: 'Data check and approval file',
  de: 'Datenprüfung und Freigabeunterlage',
};

/** The adviser works for us, and nobody else sends an invoice. */
export const dataWithAdviser: Localised = {
  en: 'Data check and return, adviser’s fee included',
  de: 'Datenprüfung und Meldung, Honorar der Kanzlei inbegriffen',
};

export const fiscalRepresentative: Localised = {
  en: 'Guide value: fiscal representative, without guarantee',
  de: 'Richtwert: Fiskalvertreter, ohne Sicherheit',
};

/** A French stream, by the same price whatever the goods. */
export const perStream: Localised = {
  en: 'Membership and unique identifier, excluding the organisation’s contribution',
  de: 'Beitritt und eindeutige Identifikationsnummer, ohne Beitrag der Organisation',
};
