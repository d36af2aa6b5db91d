import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import type { LatePartName, LatePartProps } from './lateParts';

const Place = styled.div`
  min-height: ${theme.width.target};

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
 * part into it after hydration. The place has the part's height, so that nothing moves.
 * @avoid For what can be read or used without scripts.
 * @accessibility Empty until the part has come; without scripts it is not shown.
 */
export function LatePart<Name extends LatePartName>({ name, props }: LatePartPlaceProps<Name>) {
  return <Place data-late={name} data-props={JSON.stringify(props)} />;
}
