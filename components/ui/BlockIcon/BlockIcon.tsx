import {
  Battery,
  BookOpenCheck,
  Building2,
  CalendarDays,
  FileText,
  FlaskConical,
  Globe,
  Landmark,
  Package,
  Percent,
  Plug,
  ReceiptText,
  ShieldCheck,
  Shirt,
  Stamp,
  ToyBrick,
  Truck,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';

import type { CmsIconName } from '@/contract/lists/blocks';

const icons: Record<CmsIconName, LucideIcon> = {
  vat: Percent,
  oss: ReceiptText,
  customs: Truck,
  packaging: Package,
  device: Plug,
  battery: Battery,
  textile: Shirt,
  toy: ToyBrick,
  cosmetics: FlaskConical,
  company: Building2,
  bank: Landmark,
  ledger: BookOpenCheck,
  calendar: CalendarDays,
  document: FileText,
  shield: ShieldCheck,
  warehouse: Warehouse,
  globe: Globe,
  trademark: Stamp,
};

interface BlockIconProps {
  /** One of the icons that the CMS offers. */
  name: CmsIconName;
  /** In pixels. */
  size?: number;
}

/**
 * Drawn with one fine line; decoration, since a title always stands beside it.
 * @avoid Alone, without words beside it: nobody reads a percent sign as VAT. Interface signs such as a
 *   cross come from `lucide-react` directly.
 * @accessibility Hidden from screen readers, because the title says the same.
 */
export function BlockIcon({ name, size = 28 }: BlockIconProps) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" size={size} strokeWidth={1.5} absoluteStrokeWidth />;
}
