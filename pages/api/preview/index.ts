export { openPreview as default } from '@/services/server/preview/openPreview';
