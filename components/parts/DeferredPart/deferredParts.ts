import { loadOptional } from '@/services/browser/loading/chunk';
import { withTexts } from '@/services/i18n/loadTexts';

/** The parts that may stand in static HTML, by name. Without their code nothing else is missing. */
export const deferredParts = {
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
  filmInText: () =>
    loadOptional(() => withTexts(['videos'], import('@/components/parts/FilmInText/FilmInText'))).then(
      (loaded) => loaded?.FilmInText ?? (() => null),
    ),
  pageTools: () =>
    loadOptional(() => withTexts(['tools'], import('@/components/parts/PageTools/PageTools'))).then(
      (loaded) => loaded?.PageTools ?? (() => null),
    ),
  termLinks: () =>
    loadOptional(() => withTexts(['tools'], import('@/components/parts/TermLinks/TermLinks'))).then(
      (loaded) => loaded?.TermLinks ?? (() => null),
    ),
};

export type DeferredPartName = keyof typeof deferredParts;
type ComponentOf<Name extends DeferredPartName> = Awaited<ReturnType<(typeof deferredParts)[Name]>>;
type GivenProps<Name extends DeferredPartName> = Exclude<Parameters<ComponentOf<Name>>[0], undefined>;
/** An empty object for a part without props. */
export type DeferredPartProps<Name extends DeferredPartName> = [GivenProps<Name>] extends [never]
  ? Record<string, never>
  : GivenProps<Name>;
