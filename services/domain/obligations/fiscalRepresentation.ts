import { unionMembers } from '@/contract/lists/unionMembers';

/**
 * States that ask sellers from third countries for a fiscal representative, with the countries whose companies are
 * exempt (ISO alpha-2). Where the law was read, or read of, it follows from the answers; elsewhere it is to be checked,
 * for companies of every country, since nobody is told of an exemption that is not certain.
 */
export const fiscalRepresentation: Record<
  'known' | 'unsure' | 'outsideUnion' | 'norway',
  Record<string, readonly string[]>
> = {
  known: {
    AT: ['GB', 'NO'],
    DK: ['GB', 'NO'],
    EE: [],
    ES: ['GB', 'NO'],
    // Of the countries of the survey; the lists in the law are longer.
    FR: ['GB', 'IN', 'JP', 'KR', 'MX', 'NO', 'TR'],
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
  },
  norway: {
    // The Norwegian list is of 2017.
    NO: ['GB', ...unionMembers.filter((member) => !['AT', 'IE', 'LU'].includes(member))],
  },
};

/** States whose law lists the exempt countries: for all others it is certain that they ask. */
export const exemptionIsAList: readonly string[] = ['FR'];
