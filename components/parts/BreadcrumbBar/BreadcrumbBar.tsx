import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Container } from '@/components/ui/Container/Container';

interface BreadcrumbBarProps {
  /** From the home page to this one. */
  items: { label: string; href: string }[];
}

const Bar = styled(Container)`
  padding-block: ${theme.space.m};
`;

/**
 * Breadcrumbs as the first line of a page.
 * @avoid On home.
 * @accessibility A named navigation before `h1`, short enough to be skipped.
 */
export function BreadcrumbBar({ items }: BreadcrumbBarProps) {
  const { t } = useTranslation('blocks');
  return (
    <Bar>
      <Breadcrumbs label={t('breadcrumbs.label')} items={items} />
    </Bar>
  );
}
