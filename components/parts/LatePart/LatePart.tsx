import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import type { LatePartName, LatePartProps } from './lateParts';

/** The height of each part, so that nothing moves when it comes. */
const heights: Record<LatePartName, string> = {
  addToOffer: theme.width.button,
  addBundle: theme.width.button,
  dutyCompass: theme.width.button,
  pageTools: theme.width.target,
};

const Place = styled.div<{ $height: string }>`
  min-height: ${({ $height }) => $height};

  @media print, (scripting: none) {
    display: none;
  }
`;

interface LatePartPlaceProps<Name extends LatePartName> {
  /** Which part comes here. */
  name: Name;
  /** Its props: they must survive JSON. */
  props: LatePartProps<Name>;
}

/**
 * The place of a part that needs scripts, in HTML that the browser keeps without hydration: `LateParts` renders the
 * part into it after hydration.
 * @avoid For what can be read or used without scripts.
 * @accessibility Empty until the part has come; without scripts it is not shown.
 */
export function LatePart<Name extends LatePartName>({ name, props }: LatePartPlaceProps<Name>) {
  return <Place $height={heights[name]} data-late={name} data-props={JSON.stringify(props)} />;
}
