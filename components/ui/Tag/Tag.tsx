import styled from 'styled-components';

interface TagProps {
  label: string;
  tone?: 'quiet' | 'signal';
}

const Label = styled.span<{ $tone: 'quiet' | 'signal' }>`
  display: inline-block;
  padding: 0.125rem ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.s};
  background: ${({ theme, $tone }) => ($tone === 'signal' ? theme.color.signalSurface : theme.color.surface)};
  color: ${({ theme, $tone }) => ($tone === 'signal' ? theme.color.signalHover : theme.color.badgeText)};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.5;
`;

/** A short label: a category, a state. Not a control. */
export function Tag({ label, tone = 'quiet' }: TagProps) {
  return <Label $tone={tone}>{label}</Label>;
}
