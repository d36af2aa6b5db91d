import { loadOptional } from '@/services/browser/loading/chunk';

/** The parts that may stand in kept HTML, by name. Without their code nothing else is missing. */
export const lateParts = {
  addToOffer: () =>
    loadOptional(() => import('@/components/parts/AddToOffer/AddToOffer')).then(
      (loaded) => loaded?.AddToOffer ?? (() => null),
    ),
  addBundle: () =>
    loadOptional(() => import('@/components/parts/AddBundle/AddBundle')).then(
      (loaded) => loaded?.AddBundle ?? (() => null),
    ),
  pageTools: () =>
    loadOptional(() => import('@/components/parts/PageTools/PageTools')).then(
      (loaded) => loaded?.PageTools ?? (() => null),
    ),
};

export type LatePartName = keyof typeof lateParts;
type ComponentOf<Name extends LatePartName> = Awaited<ReturnType<(typeof lateParts)[Name]>>;
export type LatePartProps<Name extends LatePartName> = Parameters<ComponentOf<Name>>[0];
