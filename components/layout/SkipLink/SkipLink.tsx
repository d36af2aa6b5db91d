import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/**
 * Target of `SkipLink`: the id of each layout's `main`. Ids of the layout have an underscore and a capital, so that no id
 * of the content can equal one: anchors of the CMS have no underscore, ids of headings no capital.
 */
export const contentId = 'Site_content';

const Skip = styled.a`
  position: absolute;
  top: ${theme.space.xs};
  inset-inline-start: ${theme.space.xs};
  z-index: ${theme.layer.overlay};
  padding: ${theme.space.s} ${theme.space.l};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-weight: ${theme.weight.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/**
 * The first stop of the keyboard: past the header to the page.
 * @avoid Anywhere but as the first thing of a page.
 * @accessibility Shows itself when it has the focus.
 */
export function SkipLink() {
  const { t } = useTranslation('common');
  return <Skip href={`#${contentId}`}>{t('skipToContent')}</Skip>;
}
