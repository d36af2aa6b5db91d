export { openPreview as default } from '@/services/pages/preview/openPreview';
