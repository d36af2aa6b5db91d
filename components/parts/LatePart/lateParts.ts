import { loadOptional } from '@/services/browser/loading/chunk';
import { withTexts } from '@/services/i18n/loadTexts';

/** The parts that may stand in kept HTML, by name. Without their code nothing else is missing. */
export const lateParts = {
  addToOffer: () =>
    loadOptional(() => withTexts(['offer'], import('@/components/parts/AddToOffer/AddToOffer'))).then(
      (loaded) => loaded?.AddToOffer ?? (() => null),
    ),
  addBundle: () =>
    loadOptional(() => withTexts(['offer'], import('@/components/parts/AddBundle/AddBundle'))).then(
      (loaded) => loaded?.AddBundle ?? (() => null),
    ),
  dutyCompass: () =>
    loadOptional(() => withTexts(['compass'], import('@/components/parts/DutyCompass/DutyCompass'))).then(
      (loaded) => loaded?.DutyCompass ?? (() => null),
    ),
  pageTools: () =>
    loadOptional(() => withTexts(['tools'], import('@/components/parts/PageTools/PageTools'))).then(
      (loaded) => loaded?.PageTools ?? (() => null),
    ),
};

export type LatePartName = keyof typeof lateParts;
type ComponentOf<Name extends LatePartName> = Awaited<ReturnType<(typeof lateParts)[Name]>>;
type GivenProps<Name extends LatePartName> = Exclude<Parameters<ComponentOf<Name>>[0], undefined>;
/** An empty object for a part without props. */
export type LatePartProps<Name extends LatePartName> = [GivenProps<Name>] extends [never]
  ? Record<string, never>
  : GivenProps<Name>;
