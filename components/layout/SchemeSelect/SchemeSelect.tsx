import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { colourSchemes, schemeCookie } from '@/contract/lists/colourSchemes';
import { chosenScheme } from '@/services/browser/scheme/schemeChoice';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};

  select {
    min-height: 2rem;
    padding-inline: ${theme.space.xxs};
    border: 1px solid ${theme.color.onInverseMuted};
    border-radius: ${theme.radius.s};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }

  @media (scripting: none) {
    display: none;
  }
`;

/**
 * The colour scheme of the page: the system's, light or dark. `services/browser/scheme` answers its changes, because it
 * stands in static HTML.
 * @avoid On another ground than `inverse`, and more than once on a page.
 * @accessibility A list with a visible label; the page keeps the focus and its place. Without scripts the system decides,
 *   and the list is hidden.
 */
export function SchemeSelect() {
  const { t } = useTranslation('common');
  return (
    <Label>
      {t('scheme.label')}
      <select name={schemeCookie} defaultValue={chosenScheme()} autoComplete="off">
        {(['system', ...colourSchemes] as const).map((choice) => (
          <option key={choice} value={choice}>
            {t(`scheme.${choice}`)}
          </option>
        ))}
      </select>
    </Label>
  );
}
