import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import { flagFiles } from './flagFiles';

interface FlagProps {
  /** ISO 3166-1 alpha-2, or EU. A country without a file shows nothing. */
  country: string;
  /** The country's name, where it does not stand beside the flag in words. */
  label?: string;
}

const Frame = styled.img`
  display: inline-block;
  width: 1.5em;
  height: 1em;
  vertical-align: -0.1em;
  box-shadow: 0 0 0 1px ${theme.color.line};
`;

/**
 * A country's flag, small, beside its name.
 * @avoid For a language: Austrians read German too. As the only sign of a country, unless `label` names it.
 * @accessibility Decoration beside the country's name; with `label` it is read out.
 */
export function Flag({ country, label = '' }: FlagProps) {
  const file = flagFiles[country];
  if (!file) return null;
  return <Frame src={file.src} alt={label} width={24} height={16} loading="lazy" decoding="async" />;
}
