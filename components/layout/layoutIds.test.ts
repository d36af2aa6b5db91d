import { menuSheetId } from '@/components/layout/MenuSheet/menuSheetId';
import { searchIds } from '@/components/layout/SearchPanel/searchIds';
import { contentId } from '@/components/layout/SkipLink/SkipLink';

it.each([contentId, menuSheetId, ...Object.values(searchIds)])(
  'the id %s of the layout is none that an anchor or a heading of the content can have',
  (id) => expect(id).toMatch(/^(?=.*_)(?=.*[A-Z])/),
);
