import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

interface TagProps {
  /** One to three words. */
  label: string;
  /** `signal` for the one state in a list that matters most. */
  tone?: 'quiet' | 'signal';
}

const Label = styled.span<{ $tone: 'quiet' | 'signal' }>`
  display: inline-block;
  padding: 0.125rem ${theme.space.xs};
  border-radius: ${theme.radius.s};
  background: ${({ $tone }) => ($tone === 'signal' ? theme.color.signalSurface : theme.color.surface)};
  color: ${({ $tone }) => ($tone === 'signal' ? theme.color.signalHover : theme.color.badgeText)};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.medium};
  line-height: 1.5;
`;

/**
 * A short label: a category, a state. Not a control.
 * @avoid For anything that can be pressed, and for a whole sentence. `signal` for more than one in a row.
 * @accessibility The text says everything; the tone is never the only sign.
 * @example Do: “Packaging”, “From 12 August 2026”. Don't: “NEW!!!”, a sentence.
 */
export function Tag({ label, tone = 'quiet' }: TagProps) {
  return <Label $tone={tone}>{label}</Label>;
}
