import { Copy as CopyIcon } from 'lucide-react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import { Sheet } from './specimen.styles';

const Announce = createContext<(message: string) => void>(() => undefined);

const Message = styled.p`
  position: sticky;
  bottom: ${theme.space.s};
  margin: 0;
  justify-self: start;

  &:not(:empty) {
    padding: ${theme.space.xs} ${theme.space.s};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
`;

const CopyButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 1.75rem;
  padding: 0 ${theme.space.xxs};
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.text};
  font: inherit;
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    border-color: ${theme.color.lineStrong};
  }
`;

/** A value that is copied when it is pressed. In a `CopySheet`, which says that it was. */
export function Copy({ text }: { text: string }) {
  const announce = useContext(Announce);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied: ${text}`);
    } catch {
      announce('The browser does not let this page copy. Select the value instead.');
    }
  };
  return (
    <CopyButton type="button" aria-label={`Copy ${text}`} onClick={() => void copy()}>
      {text}
      <CopyIcon size={14} aria-hidden style={{ flex: 'none' }} />
    </CopyButton>
  );
}

/** A sheet of values to copy. */
export function CopySheet({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  return (
    <Sheet>
      <Announce value={setMessage}>{children}</Announce>
      <Message role="status">{message}</Message>
    </Sheet>
  );
}
