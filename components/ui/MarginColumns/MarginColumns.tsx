import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';

interface MarginColumnsProps {
  /** Beside the text on a desktop, above it on a phone. */
  margin: ReactNode;
  /** The wide column. */
  children: ReactNode;
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-bottom: ${theme.space.section};

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
  }
`;

const Text = styled.div`
  min-width: 0;

  ${theme.from.desktop} {
    grid-column: 2;
  }
`;

/**
 * A text with something in its margin, in the columns of a section.
 * @avoid For a heading in the margin: `Section` does that. For margins that matter more than the text.
 * @accessibility The margin comes first in the order of reading, on every width.
 */
export function MarginColumns({ margin, children }: MarginColumnsProps) {
  return (
    <Columns>
      <div>{margin}</div>
      <Text>{children}</Text>
    </Columns>
  );
}
