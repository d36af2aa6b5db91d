import { unionMembers } from '@/contract/lists/unionMembers';

/**
 * States that ask sellers from third countries for a fiscal representative, with the countries whose companies are
 * exempt (ISO alpha-2). Where the law was read, or read of, it follows from the answers; elsewhere it is to be checked,
 * for companies of every country, since nobody is told of an exemption that is not certain.
 */
export const fiscalRepresentation: Record<
  'known' | 'unsure' | 'outsideUnion',
  Record<string, readonly string[]>
> = {
  known: {
    AT: ['GB', 'NO'],
    DK: ['GB', 'NO'],
    EE: [],
    ES: ['GB', 'NO'],
    // Of the countries of the survey; the list in the law is longer.
    FR: ['GB', 'IN', 'JP', 'KR', 'MX', 'NO'],
    IT: ['GB', 'NO'],
    PL: ['GB', 'NO'],
    SE: ['NO'],
  },
  unsure: {
    BE: [],
    BG: [],
    CY: [],
    FI: [],
    GR: [],
    HR: [],
    HU: [],
    LT: [],
    MT: [],
    PT: [],
    RO: [],
    SI: [],
  },
  outsideUnion: {
    CH: [],
    // The Norwegian list is of 2017.
    NO: ['GB', ...unionMembers.filter((member) => !['AT', 'IE', 'LU'].includes(member))],
  },
};
