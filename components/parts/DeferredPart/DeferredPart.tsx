import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import type { DeferredPartName, DeferredPartProps } from './deferredParts';

/** The height of each part, so that nothing moves when it comes. */
const heights: Record<DeferredPartName, string> = {
  addToOffer: theme.width.button,
  addBundle: theme.width.button,
  dutyCompass: theme.width.button,
  // Its text keeps the place of the still image.
  filmInText: '0',
  pageTools: theme.width.target,
  termLinks: '0',
};

const Place = styled.div<{ $height: string }>`
  min-height: ${({ $height }) => $height};

  @media print, (scripting: none) {
    display: none;
  }
`;

interface DeferredPartPlaceProps<Name extends DeferredPartName> {
  /** Which part comes here. */
  name: Name;
  /** Its props: they must survive JSON. */
  props: DeferredPartProps<Name>;
}

/**
 * The place of a part that needs scripts, in HTML that the browser keeps without hydration: `DeferredParts` renders the
 * part into it after hydration.
 * @avoid For what can be read or used without scripts.
 * @accessibility Empty until the part has come; without scripts it is not shown.
 */
export function DeferredPart<Name extends DeferredPartName>({ name, props }: DeferredPartPlaceProps<Name>) {
  return <Place $height={heights[name]} data-deferred={name} data-props={JSON.stringify(props)} />;
}
