import type { ServiceCategory } from '@/contract/lists/services';
import type { ChannelTracking } from '@/services/domain/activities/channel';
import type { LayoutData } from '@/services/domain/content/layoutData';
import type { SearchEntries } from '@/services/domain/registers/search';

/**
 * The site's state (requirements, 3.12). Each value has one source, named here, and its place in one file of this folder:
 * components read it by a hook (`useIsGWLogin`), everything else by the function of its name (`isGWLogin`).
 */
export interface SiteState {
  /** Title of this page: that of the document. */
  toTitle: string;
  /** Title of the page before; empty on the first one. Noted on each route change. */
  fromTitle: string;
  /** The data every page shares: menu, footer, contact. A prop of the page. */
  commonData: LayoutData;
  /** The entries of the search panel, in SWR's cache; undefined until the gateway has answered. */
  commonSearchData: SearchEntries | undefined;
  /** The category that the address of the list of services asks for. */
  productAttr: ServiceCategory | undefined;
  /** The area that it asks for: 0 is all of them. */
  tabIndexInfo: { tabIndex: number };
  /** Whether somebody is logged in: the cookie of that name. Undefined before hydration. */
  isGWLogin: boolean | undefined;
  /** Whether the page is shown in German: its locale. */
  isGermany: boolean;
  /** The marketing channel of the visit: of the address, or else of a cookie or of an address before. */
  paramObj: ChannelTracking;
}
