import 'styled-components';

import type { Theme } from './theme';

declare module 'styled-components' {
  // The module's interface is how styled-components learns our theme; it has no members of its own.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface DefaultTheme extends Theme {}
}
