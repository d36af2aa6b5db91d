import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { BlockIcon } from '@/components/ui/BlockIcon/BlockIcon';
import { Flag } from '@/components/ui/Flag/Flag';
import { flagFiles } from '@/components/ui/Flag/flagFiles';
import { blockIcons } from '@/contract/lists/blocks';

import { interfaceIcons } from './interfaceIcons';
import { Sheet, Tiles, Value } from './specimen.styles';

const Mark = styled.span`
  display: block;
  margin-bottom: ${theme.space.xs};
`;

/** Every icon of the interface, what it means, and where it may stand alone. */
export function InterfaceIcons() {
  return (
    <Sheet>
      <Tiles>
        {Object.entries(interfaceIcons).map(([name, { Icon, means, alone }]) => (
          <li key={name}>
            <Mark>
              <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
            </Mark>
            {means}
            <br />
            <Value>{alone ? `alone: ${alone}` : 'beside words'}</Value>
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}

/** Every icon that the CMS can choose. */
export function Icons() {
  return (
    <Sheet>
      <Tiles $least="7rem">
        {blockIcons.map((name) => (
          <li key={name}>
            <Mark>
              <BlockIcon name={name} />
            </Mark>
            {name}
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}

/** Every flag, by its country code. */
export function Flags() {
  return (
    <Sheet>
      <Tiles $least="5rem">
        {Object.keys(flagFiles).map((country) => (
          <li key={country}>
            <Mark>
              <Flag country={country} />
            </Mark>
            {country}
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}
