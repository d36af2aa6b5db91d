import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import { Sheet, Tiles, Value } from './specimen.styles';

const Track = styled.button<{ $motion: string }>`
  display: block;
  width: 100%;
  min-height: ${theme.width.target};
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${theme.color.lineStrong};
  background: none;
  text-align: start;
  cursor: pointer;

  > span {
    display: inline-block;
    padding: ${theme.space.xs} ${theme.space.s};
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
    transition: translate ${({ $motion }) => $motion};
  }

  &:is(:hover, :focus-visible) > span {
    translate: 8rem 0;
  }
`;

/** Every motion of the theme; it moves below a pointer and with the focus of the keyboard. */
export function Motions() {
  return (
    <Sheet>
      <Tiles $least="16rem">
        {Object.entries(theme.motion).map(([name, motion]) => (
          <li key={name}>
            <Track type="button" $motion={motion}>
              <span>{name}</span>
            </Track>
            <Value>{motion}</Value>
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}
