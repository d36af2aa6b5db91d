import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

interface ToastProps {
  /** An `alert` interrupts whoever listens, a `status` waits for a pause. */
  kind: 'alert' | 'status';
  /** The message in the display language. */
  children: ReactNode;
  /** The Chinese wording that is required, shown literally (requirements, 8). */
  original: string;
  /** Name of the button with the cross. */
  closeLabel: string;
  /** Takes the message away. */
  onClose: () => void;
}

const Slab = styled.div<{ $kind: ToastProps['kind'] }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.xs} ${theme.space.s} ${theme.space.l};
  border-inline-start: 4px solid
    ${({ $kind }) => ($kind === 'alert' ? theme.color.signalOnInverse : theme.color.onInverseMuted)};
  border-radius: ${theme.radius.s};
  box-shadow: ${theme.shadow.raised};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-size: ${theme.size.s};
  line-height: ${theme.leading.snug};
`;

const Words = styled.p`
  flex-grow: 1;
  padding-block: ${theme.space.xs};
`;

const Original = styled.span`
  display: block;
  margin-top: ${theme.space.xxs};
  color: ${theme.color.onInverseMuted};
`;

const Close = styled.button`
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  width: ${theme.width.target};
  height: ${theme.width.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

/**
 * A short message that stands above the page for a while. Whoever shows it is the live region that
 * announces it.
 * @avoid For what somebody has to read or decide: it goes away. Errors of a field stand at the field.
 * @accessibility The live region around it announces it; it can be closed by keyboard and stays while it is
 *   pointed at.
 * @example Do: “You are logged out.” Don't: “Success!”
 */
export function Toast({ kind, children, original, closeLabel, onClose }: ToastProps) {
  return (
    <Slab $kind={kind}>
      <Words>
        {children}
        <Original lang="zh-Hans">{original}</Original>
      </Words>
      <Close type="button" aria-label={closeLabel} onClick={onClose}>
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </Close>
    </Slab>
  );
}
