import {
  ArrowLeft,
  ArrowRight,
  ChevronDown,
  Eye,
  EyeOff,
  Gauge,
  Link2,
  Menu,
  Pause,
  Play,
  Printer,
  Search,
  Share2,
  X,
  type LucideIcon,
} from 'lucide-react';

interface InterfaceIcon {
  Icon: LucideIcon;
  means: string;
  /** Accessible name, for icons without a visible text. */
  alone?: string;
}

/** The signs of the interface, by their name in Lucide. */
export const interfaceIcons: Record<string, InterfaceIcon> = {
  X: { Icon: X, means: 'Closes', alone: 'dialogs, the menu, messages' },
  Search: { Icon: Search, means: 'Opens the search', alone: 'in a header without room' },
  Menu: { Icon: Menu, means: 'Opens the menu' },
  ChevronDown: { Icon: ChevronDown, means: 'Opens what is below' },
  ArrowLeft: { Icon: ArrowLeft, means: 'The one before', alone: 'posters' },
  ArrowRight: { Icon: ArrowRight, means: 'The next, or leads there', alone: 'posters' },
  Play: { Icon: Play, means: 'Starts', alone: 'posters' },
  Pause: { Icon: Pause, means: 'Stops', alone: 'posters' },
  Gauge: { Icon: Gauge, means: 'Speed of a film', alone: 'the player' },
  Eye: { Icon: Eye, means: 'Shows the password', alone: 'its field' },
  EyeOff: { Icon: EyeOff, means: 'Hides the password', alone: 'its field' },
  Printer: { Icon: Printer, means: 'Prints' },
  Link2: { Icon: Link2, means: 'Copies the address' },
  Share2: { Icon: Share2, means: 'Shares the address' },
};
