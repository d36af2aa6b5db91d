import type { Bilingual } from './languages';

/** Acts of the Union that a declaration of conformity can name. */
export const actNames = {
  lvd: { en: 'Directive 2014/35/EU (low voltage)', de: 'Richtlinie 2014/35/EU (Niederspannung)' },
  emc: {
    en: 'Directive 2014/30/EU (electromagnetic compatibility)',
    de: 'Richtlinie 2014/30/EU (elektromagnetische Verträglichkeit)',
  },
  red: { en: 'Directive 2014/53/EU (radio equipment)', de: 'Richtlinie 2014/53/EU (Funkanlagen)' },
  rohs: { en: 'Directive 2011/65/EU (RoHS)', de: 'Richtlinie 2011/65/EU (RoHS)' },
  ecodesign: { en: 'Directive 2009/125/EC (ecodesign)', de: 'Richtlinie 2009/125/EG (Ökodesign)' },
  machinery: { en: 'Directive 2006/42/EC (machinery)', de: 'Richtlinie 2006/42/EG (Maschinen)' },
  toys: { en: 'Directive 2009/48/EC (toys)', de: 'Richtlinie 2009/48/EG (Spielzeug)' },
  ppe: {
    en: 'Regulation (EU) 2016/425 (personal protective equipment)',
    de: 'Verordnung (EU) 2016/425 (persönliche Schutzausrüstung)',
  },
  gas: {
    en: 'Regulation (EU) 2016/426 (gas appliances)',
    de: 'Verordnung (EU) 2016/426 (Gasgeräte)',
  },
  battery: { en: 'Regulation (EU) 2023/1542 (batteries)', de: 'Verordnung (EU) 2023/1542 (Batterien)' },
  packaging: {
    en: 'Regulation (EU) 2025/40 (packaging)',
    de: 'Verordnung (EU) 2025/40 (Verpackungen)',
  },
} as const satisfies Record<string, Bilingual>;

export type Act = keyof typeof actNames;
export const acts = Object.keys(actNames) as Act[];
