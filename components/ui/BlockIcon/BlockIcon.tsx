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

const icons = {
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
} satisfies Record<string, LucideIcon>;

export type BlockIconName = keyof typeof icons;

/** Every name that `BlockIcon` can draw. */
export const blockIconNames = Object.keys(icons) as BlockIconName[];

interface BlockIconProps {
  /** Which icon; the names are those that the CMS offers. */
  name: BlockIconName;
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
