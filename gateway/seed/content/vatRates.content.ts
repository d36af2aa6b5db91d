import type { SeedVatRate } from './types';

/** The day on which the rates were last checked. */
export const vatRatesAsOf = '2026-11-20';

/** Standard rates of the EU Member States and of the neighbours that merchants ask about. */
export const vatRatesContent: SeedVatRate[] = [
  { country: 'AT', name: { en: 'Austria', de: 'Österreich' }, rate: 20 },
  { country: 'BE', name: { en: 'Belgium', de: 'Belgien' }, rate: 21 },
  { country: 'BG', name: { en: 'Bulgaria', de: 'Bulgarien' }, rate: 20 },
  { country: 'CH', name: { en: 'Switzerland', de: 'Schweiz' }, rate: 8.1 },
  { country: 'CY', name: { en: 'Cyprus', de: 'Zypern' }, rate: 19 },
  { country: 'CZ', name: { en: 'Czechia', de: 'Tschechien' }, rate: 21 },
  { country: 'DE', name: { en: 'Germany', de: 'Deutschland' }, rate: 19 },
  { country: 'DK', name: { en: 'Denmark', de: 'Dänemark' }, rate: 25 },
  { country: 'EE', name: { en: 'Estonia', de: 'Estland' }, rate: 24 },
  { country: 'ES', name: { en: 'Spain', de: 'Spanien' }, rate: 21 },
  { country: 'FI', name: { en: 'Finland', de: 'Finnland' }, rate: 25.5 },
  { country: 'FR', name: { en: 'France', de: 'Frankreich' }, rate: 20 },
  { country: 'GB', name: { en: 'United Kingdom', de: 'Vereinigtes Königreich' }, rate: 20 },
  { country: 'GR', name: { en: 'Greece', de: 'Griechenland' }, rate: 24 },
  { country: 'HR', name: { en: 'Croatia', de: 'Kroatien' }, rate: 25 },
  { country: 'HU', name: { en: 'Hungary', de: 'Ungarn' }, rate: 27 },
  { country: 'IE', name: { en: 'Ireland', de: 'Irland' }, rate: 23 },
  { country: 'IT', name: { en: 'Italy', de: 'Italien' }, rate: 22 },
  { country: 'LT', name: { en: 'Lithuania', de: 'Litauen' }, rate: 21 },
  { country: 'LU', name: { en: 'Luxembourg', de: 'Luxemburg' }, rate: 17 },
  { country: 'LV', name: { en: 'Latvia', de: 'Lettland' }, rate: 21 },
  { country: 'MT', name: { en: 'Malta', de: 'Malta' }, rate: 18 },
  { country: 'NL', name: { en: 'Netherlands', de: 'Niederlande' }, rate: 21 },
  { country: 'NO', name: { en: 'Norway', de: 'Norwegen' }, rate: 25 },
  { country: 'PL', name: { en: 'Poland', de: 'Polen' }, rate: 23 },
  { country: 'PT', name: { en: 'Portugal', de: 'Portugal' }, rate: 23 },
  { country: 'RO', name: { en: 'Romania', de: 'Rumänien' }, rate: 21 },
  { country: 'SE', name: { en: 'Sweden', de: 'Schweden' }, rate: 25 },
  { country: 'SI', name: { en: 'Slovenia', de: 'Slowenien' }, rate: 22 },
  { country: 'SK', name: { en: 'Slovakia', de: 'Slowakei' }, rate: 23 },
  { country: 'TR', name: { en: 'Türkiye', de: 'Türkei' }, rate: 20 },
];
