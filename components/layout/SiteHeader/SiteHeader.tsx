import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';

import { AccountMenu } from '@/components/layout/AccountMenu/AccountMenu';
import { isCurrent, pathOf } from '@/components/layout/currentPath';
import { HeaderLink } from '@/components/layout/headerItem.styles';
import { LanguageMenu } from '@/components/layout/LanguageMenu/LanguageMenu';
import { Logo } from '@/components/layout/Logo/Logo';
import { MenuButton } from '@/components/layout/MenuSheet/MenuButton';
import { MenuSheet } from '@/components/layout/MenuSheet/MenuSheet';
import { SearchPanel } from '@/components/layout/SearchPanel/SearchPanel';
import { SiteNavigation } from '@/components/layout/SiteNavigation/SiteNavigation';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { paths } from '@/services/config/paths';
import { useCommonData } from '@/services/store/commonData';

import { Bar, Ground, Tools } from './SiteHeader.styles';
import { siteHeaderId } from './siteHeaderId';

/**
 * Navigation, contact, language, login state and search (requirements, 2): in one row, on tablets in two, on phones in
 * a sheet. The tab key follows the order that is seen.
 * @avoid Inside a page: the layouts have it.
 * @accessibility Sticky, and never above what has the focus: pages scroll clear of it.
 */
export function SiteHeader() {
  const { t } = useTranslation('common');
  const path = pathOf(useRouter().asPath);
  const { menu, brand } = useCommonData();
  return (
    <Ground id={siteHeaderId}>
      <Bar>
        <Anchor href={paths.home} aria-label={t('header.home', { product: brand.product })}>
          <Logo product={brand.product} alt="" />
        </Anchor>
        <MenuSheet product={brand.product}>
          <SiteNavigation menu={menu} />
          <Tools>
            <HeaderLink
              href={paths.contact}
              aria-current={isCurrent(paths.contact, path) ? 'page' : undefined}
            >
              {t('header.contact')}
            </HeaderLink>
            <LanguageMenu />
            <AccountMenu />
          </Tools>
        </MenuSheet>
        <SearchPanel />
        <MenuButton />
      </Bar>
    </Ground>
  );
}
