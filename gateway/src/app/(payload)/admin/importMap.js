import { DescriptionWithOther as DescriptionWithOther_9820e02fcc0809eb5d260e215753ca0d } from '../../../../src/plugins/translation/OtherLanguage'
import { LinkField as LinkField_87a41b609e6c46ba284c80885264596f } from '../../../../src/plugins/link-picker/LinkField'
import { RowTitle as RowTitle_7cf1d2fd4ec852966f0eb3d5a483221f } from '../../../../src/cms/admin/ui/RowTitle'
import { SectionLabel as SectionLabel_39e6a60cd67b0918d61e8550dcf955d8 } from '../../../../src/cms/admin/ui/SectionLabel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PasteFeatureClient as PasteFeatureClient_8144d903ae5f4eeb1a4ca53d8fe6827d } from '../../../../src/plugins/paste/PasteFeature'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DescriptionWithLength as DescriptionWithLength_39ed8286b689bb5bf49cfde34c57efee } from '../../../../src/cms/admin/ui/TextLength'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuggestedServices as SuggestedServices_e9d414f2e9eda3e16dbaf82ffe81ad46 } from '../../../../src/plugins/service-suggestions/SuggestedServices'
import { CountrySelect as CountrySelect_2bda50fe620e652563b4857075988ebe } from '../../../../src/cms/admin/ui/CountrySelect'
import { SearchPreview as SearchPreview_50d8e2b3735dec3c65704a48179488f3 } from '../../../../src/plugins/search-preview/SearchPreview'
import { PageKeySelect as PageKeySelect_d9912503c0a118d34d3f2219093b92a7 } from '../../../../src/cms/admin/pages/PageKeySelect'
import { Review as Review_8d010f08716089497b3fd3fd9bd5e4b0 } from '../../../../src/plugins/review/Review'
import { Comments as Comments_d572d8e03fc813fafe500a42ecbfd90f } from '../../../../src/plugins/comments/Comments'
import { History as History_7786859589eb064350e445c7406af51e } from '../../../../src/plugins/history/versions/History'
import { Completeness as Completeness_9ede829f14d2985028d8609678ab58ed } from '../../../../src/plugins/translation/Completeness'
import { CompletenessCell as CompletenessCell_8f42669e098afad2fe59aa15239f3a03 } from '../../../../src/plugins/translation/CompletenessCell'
import { DocumentRelease as DocumentRelease_20b49d4e1e66124dd623b6ebc955f07e } from '../../../../src/plugins/releases/DocumentRelease'
import { Scheduled as Scheduled_b799e23ff06d8497fcb45aa30c0784d2 } from '../../../../src/plugins/schedules/Scheduled'
import { DocumentUses as DocumentUses_75c5dd124e86c57c615b3365f027b83a } from '../../../../src/plugins/links/DocumentUses'
import { DocumentPages as DocumentPages_f8ef8b08acf084d2d07b49e5c65ce0f3 } from '../../../../src/plugins/page-status/DocumentPages'
import { StatusCell as StatusCell_5e8dd54b1ae27de25484860be48caabb } from '../../../../src/plugins/history/versions/StatusCell'
import { PageListFilters as PageListFilters_71aab41357041edad1b3dc8418d4b60b } from '../../../../src/cms/admin/pages/PageListFilters'
import { SelectionUses as SelectionUses_6cdf5917cca8f766ef45b3411df78dea } from '../../../../src/plugins/links/SelectionUses'
import { SubmitButton as SubmitButton_725f2002bcb70bed9e1e4e52f4b00d9c } from '../../../../src/plugins/review/SubmitButton'
import { DraftKeeper as DraftKeeper_2ba92b90c47e866b10815e2a12a4c4dc } from '../../../../src/plugins/history/drafts/DraftKeeper'
import { PreviewFailure as PreviewFailure_b80409c5b03b8bc684639d68db01e376 } from '../../../../src/plugins/preview/PreviewFailure'
import { PreviewFields as PreviewFields_81200217786bcb1b9497f1e79289af27 } from '../../../../src/plugins/preview/PreviewFields'
import { NewRows as NewRows_58bd283430b2220489ea7b5b68795705 } from '../../../../src/cms/admin/NewRows'
import { FormState as FormState_7e02b7c5042b83805d61f0c3ae34c3f0 } from '../../../../src/cms/admin/FormState'
import { RefusedFields as RefusedFields_e9c4ac778d644b8c9944fda07ec0ac96 } from '../../../../src/cms/admin/RefusedFields'
import { PublishWhenSaved as PublishWhenSaved_42baddb00fd4eeb2846e585ec6408aab } from '../../../../src/plugins/history/drafts/PublishWhenSaved'
import { Status as Status_9907850dfbd241170f2dd9e1da130346 } from '../../../../src/plugins/history/versions/Status'
import { UnpublishPage as UnpublishPage_fe9f99e9c49dbd3a7d18c006a69f8166 } from '../../../../src/cms/admin/pages/UnpublishPage'
import { VersionsView as VersionsView_bab99a9eeaeb3e98f3ba1590a6b21e4c } from '../../../../src/plugins/history/versions/VersionsView'
import { SlugField as SlugField_c58d51328b807397dab01097b6e3612b } from '../../../../src/cms/admin/articles/SlugField'
import { FileCheck as FileCheck_1df2ee346c18720c4ac51b1d90596df5 } from '../../../../src/cms/admin/media/FileCheck'
import { UnusedMedia as UnusedMedia_090848c623568c25c46504c527145179 } from '../../../../src/plugins/links/UnusedMedia'
import { PreviewAt as PreviewAt_6164af7d94f09a9e7223666b08272fe8 } from '../../../../src/plugins/preview/PreviewAt'
import { AmountField as AmountField_e415377970758259c2a52a2ae31589d8 } from '../../../../src/cms/admin/prices/AmountField'
import { ServiceCodeField as ServiceCodeField_a91352518cd52824fa193302633ff458 } from '../../../../src/cms/admin/services/ServiceCodeField'
import { NextCheckCell as NextCheckCell_83731756943de80b68a27391fb45e0d0 } from '../../../../src/cms/admin/rules/NextCheckCell'
import { RuleListFilters as RuleListFilters_277a954304192d28baa13cba0403b315 } from '../../../../src/cms/admin/rules/RuleListFilters'
import { AssigneeField as AssigneeField_0dc6e716a001afa26839f2e890d805f7 } from '../../../../src/plugins/enquiry-desk/AssigneeField'
import { NoteLabel as NoteLabel_90c1cafb5e309b45a8e8e465f1c7daea } from '../../../../src/plugins/enquiry-desk/NoteLabel'
import { EnquiryListTools as EnquiryListTools_7eb8c10e18dd60e0b4cd02b3de6414b4 } from '../../../../src/plugins/enquiry-desk/EnquiryListTools'
import { SecurityField as SecurityField_1156a704ebee0d3abd0433bf49f2af7a } from '../../../../src/plugins/staff-login/account/SecurityField'
import { OwnPassword as OwnPassword_459437a9cafc5c6c1fd533c1338bc8b7 } from '../../../../src/plugins/staff-login/account/OwnPassword'
import { CoveredPageWarning as CoveredPageWarning_88f7f24324bbc3f88ace2f29381aaac2 } from '../../../../src/plugins/redirects/CoveredPageWarning'
import { DeadTarget as DeadTarget_8bf4db7e1c57cff06a4aa9786661abd4 } from '../../../../src/plugins/redirects/DeadTargets'
import { LastFollowedCell as LastFollowedCell_b41fec10d7f509ed152828135e7aca7a } from '../../../../src/plugins/redirects/LastFollowedCell'
import { DeadTargets as DeadTargets_8bf4db7e1c57cff06a4aa9786661abd4 } from '../../../../src/plugins/redirects/DeadTargets'
import { RedirectListTools as RedirectListTools_ddb055d8690b0a9b7a0fc7cb519b87f3 } from '../../../../src/plugins/redirects/RedirectListTools'
import { ReleasePanel as ReleasePanel_a77b58c2d866ede89fa5b193e74bb9fa } from '../../../../src/plugins/releases/ReleasePanel'
import { VisitSummary as VisitSummary_652ff212b9f6285552ffed2326225425 } from '../../../../src/plugins/visits/VisitSummary'
import { VitalsSummary as VitalsSummary_803c09c1906ed875aeb19e33b9f2869d } from '../../../../src/plugins/visits/VitalsSummary'
import { ReadSummary as ReadSummary_1eac291000881cbbcf11e7500f5cdeaa } from '../../../../src/plugins/visits/ReadSummary'
import { RoleMark as RoleMark_1b929487104962d108ee2fbeb2cf2970 } from '../../../../src/cms/admin/RoleMark'
import { ScheduleAlert as ScheduleAlert_b208ca92583e5b6d725f07563fbb6230 } from '../../../../src/plugins/schedules/ScheduleAlert'
import { Mark as Mark_5eaa89156b11330d1774d6109ebfc2db } from '../../../../src/cms/admin/Mark'
import { Logo as Logo_794843e034a853da0ff6b5ee3c07cbb5 } from '../../../../src/cms/admin/Logo'
import { NoticeCount as NoticeCount_e379ff9320e74b229672ce8e5fad049c } from '../../../../src/cms/admin/notices/NoticeCount'
import { NavLinks as NavLinks_4fae588a6c2bedf6ff00a01c9d7e5ac4 } from '../../../../src/cms/admin/NavLinks'
import { GuideLead as GuideLead_c99369cae350ecfd4c766807c2873cd2 } from '../../../../src/plugins/guide/GuideLead'
import { Dashboard as Dashboard_3f0c10b9b40b512181d365d510d46a5a } from '../../../../src/cms/admin/dashboard/Dashboard'
import { LivePageProvider as LivePageProvider_c9f98d1f597c8f447d47d81d7b0d63eb } from '../../../../src/cms/admin/LivePage'
import { OpenFormsProvider as OpenFormsProvider_b5fc4a2f19fc8058e48f1610e1221956 } from '../../../../src/plugins/history/drafts/OpenForms'
import { ScheduleProvider as ScheduleProvider_90594f13089134270b5692ae6e4362ca } from '../../../../src/plugins/schedules/ScheduleProvider'
import { NoticesView as NoticesView_c12dbcf3d3a2d2d90263a71951acd27d } from '../../../../src/cms/admin/notices/NoticesView'
import { LoginView as LoginView_9b6a308cfc84c1f4889d3e09632e3349 } from '../../../../src/plugins/staff-login/login/LoginView'
import { ForgotView as ForgotView_83e45f60694567f8b813ade84f00a148 } from '../../../../src/plugins/staff-login/login/ForgotView'
import { ResetView as ResetView_6784f1f449cca3c29b963c4c9376337d } from '../../../../src/plugins/staff-login/login/ResetView'
import { SearchView as SearchView_b094ed8cc554c9053f3a29d71705fbe3 } from '../../../../src/plugins/search-documents/SearchView'
import { TranslationsView as TranslationsView_578a3c9f7ce28e3c6cdd0c41d2bd4e44 } from '../../../../src/plugins/translation/TranslationsView'
import { ObligationsView as ObligationsView_9e26fd353708572bdc302fc857245dd2 } from '../../../../src/plugins/obligations/ObligationsView'
import { CalendarView as CalendarView_2b10471927ea0ddbd7a40fdbb3a81cd4 } from '../../../../src/plugins/schedules/calendar/CalendarView'
import { SchedulesView as SchedulesView_36c3ed0024d1edab14f86e4b9f19633c } from '../../../../src/plugins/schedules/SchedulesView'
import { DeadLinksView as DeadLinksView_1af6e949db2799222e3926310c9d9d0f } from '../../../../src/plugins/links/DeadLinksView'
import { SitePagesView as SitePagesView_217c13f38aa5a756cfec872f7e9e8e0f } from '../../../../src/plugins/page-status/SitePagesView'
import { GuideView as GuideView_97b722d1c6add5cf120627474b77eb32 } from '../../../../src/plugins/guide/GuideView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { SearchPanel as SearchPanel_dbd255c3859b13db083c1e3edae154ec } from '../../../../src/plugins/search-documents/SearchPanel'
import { EnquiriesPanel as EnquiriesPanel_c120782665856ae0c8790a6ea2c6c922 } from '../../../../src/plugins/enquiry-desk/EnquiriesPanel'
import { WaitingPanel as WaitingPanel_a5addae5479235caf9167050df3caaee } from '../../../../src/plugins/review/WaitingPanel'
import { CommentsPanel as CommentsPanel_264dc51a486160afc14d0b659e75cf70 } from '../../../../src/plugins/comments/CommentsPanel'
import { DraftsPanel as DraftsPanel_aa7bc3dbf31eb4b3ed1754a6ab66dc74 } from '../../../../src/plugins/history/drafts/DraftsPanel'
import { TranslationPanels as TranslationPanels_accfc35671014517c66d5128a309e934 } from '../../../../src/plugins/translation/TranslationPanels'
import { ScheduledPanel as ScheduledPanel_29fb5abfeca8115ac679d1c5d5e48085 } from '../../../../src/plugins/schedules/ScheduledPanel'
import { ReadersPanel as ReadersPanel_8657969e90c55a1f4501a99f35a85865 } from '../../../../src/plugins/visits/ReadersPanel'
import { SearchesPanel as SearchesPanel_7ae1624256ee19dafe52a45e943869f2 } from '../../../../src/plugins/search-terms/SearchesPanel'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/plugins/translation/OtherLanguage#DescriptionWithOther": DescriptionWithOther_9820e02fcc0809eb5d260e215753ca0d,
  "/src/plugins/link-picker/LinkField#LinkField": LinkField_87a41b609e6c46ba284c80885264596f,
  "/src/cms/admin/ui/RowTitle#RowTitle": RowTitle_7cf1d2fd4ec852966f0eb3d5a483221f,
  "/src/cms/admin/ui/SectionLabel#SectionLabel": SectionLabel_39e6a60cd67b0918d61e8550dcf955d8,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/plugins/paste/PasteFeature#PasteFeatureClient": PasteFeatureClient_8144d903ae5f4eeb1a4ca53d8fe6827d,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/ui/TextLength#DescriptionWithLength": DescriptionWithLength_39ed8286b689bb5bf49cfde34c57efee,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/plugins/service-suggestions/SuggestedServices#SuggestedServices": SuggestedServices_e9d414f2e9eda3e16dbaf82ffe81ad46,
  "/src/cms/admin/ui/CountrySelect#CountrySelect": CountrySelect_2bda50fe620e652563b4857075988ebe,
  "/src/plugins/search-preview/SearchPreview#SearchPreview": SearchPreview_50d8e2b3735dec3c65704a48179488f3,
  "/src/cms/admin/pages/PageKeySelect#PageKeySelect": PageKeySelect_d9912503c0a118d34d3f2219093b92a7,
  "/src/plugins/review/Review#Review": Review_8d010f08716089497b3fd3fd9bd5e4b0,
  "/src/plugins/comments/Comments#Comments": Comments_d572d8e03fc813fafe500a42ecbfd90f,
  "/src/plugins/history/versions/History#History": History_7786859589eb064350e445c7406af51e,
  "/src/plugins/translation/Completeness#Completeness": Completeness_9ede829f14d2985028d8609678ab58ed,
  "/src/plugins/translation/CompletenessCell#CompletenessCell": CompletenessCell_8f42669e098afad2fe59aa15239f3a03,
  "/src/plugins/releases/DocumentRelease#DocumentRelease": DocumentRelease_20b49d4e1e66124dd623b6ebc955f07e,
  "/src/plugins/schedules/Scheduled#Scheduled": Scheduled_b799e23ff06d8497fcb45aa30c0784d2,
  "/src/plugins/links/DocumentUses#DocumentUses": DocumentUses_75c5dd124e86c57c615b3365f027b83a,
  "/src/plugins/page-status/DocumentPages#DocumentPages": DocumentPages_f8ef8b08acf084d2d07b49e5c65ce0f3,
  "/src/plugins/history/versions/StatusCell#StatusCell": StatusCell_5e8dd54b1ae27de25484860be48caabb,
  "/src/cms/admin/pages/PageListFilters#PageListFilters": PageListFilters_71aab41357041edad1b3dc8418d4b60b,
  "/src/plugins/links/SelectionUses#SelectionUses": SelectionUses_6cdf5917cca8f766ef45b3411df78dea,
  "/src/plugins/review/SubmitButton#SubmitButton": SubmitButton_725f2002bcb70bed9e1e4e52f4b00d9c,
  "/src/plugins/history/drafts/DraftKeeper#DraftKeeper": DraftKeeper_2ba92b90c47e866b10815e2a12a4c4dc,
  "/src/plugins/preview/PreviewFailure#PreviewFailure": PreviewFailure_b80409c5b03b8bc684639d68db01e376,
  "/src/plugins/preview/PreviewFields#PreviewFields": PreviewFields_81200217786bcb1b9497f1e79289af27,
  "/src/cms/admin/NewRows#NewRows": NewRows_58bd283430b2220489ea7b5b68795705,
  "/src/cms/admin/FormState#FormState": FormState_7e02b7c5042b83805d61f0c3ae34c3f0,
  "/src/cms/admin/RefusedFields#RefusedFields": RefusedFields_e9c4ac778d644b8c9944fda07ec0ac96,
  "/src/plugins/history/drafts/PublishWhenSaved#PublishWhenSaved": PublishWhenSaved_42baddb00fd4eeb2846e585ec6408aab,
  "/src/plugins/history/versions/Status#Status": Status_9907850dfbd241170f2dd9e1da130346,
  "/src/cms/admin/pages/UnpublishPage#UnpublishPage": UnpublishPage_fe9f99e9c49dbd3a7d18c006a69f8166,
  "/src/plugins/history/versions/VersionsView#VersionsView": VersionsView_bab99a9eeaeb3e98f3ba1590a6b21e4c,
  "/src/cms/admin/articles/SlugField#SlugField": SlugField_c58d51328b807397dab01097b6e3612b,
  "/src/cms/admin/media/FileCheck#FileCheck": FileCheck_1df2ee346c18720c4ac51b1d90596df5,
  "/src/plugins/links/UnusedMedia#UnusedMedia": UnusedMedia_090848c623568c25c46504c527145179,
  "/src/plugins/preview/PreviewAt#PreviewAt": PreviewAt_6164af7d94f09a9e7223666b08272fe8,
  "/src/cms/admin/prices/AmountField#AmountField": AmountField_e415377970758259c2a52a2ae31589d8,
  "/src/cms/admin/services/ServiceCodeField#ServiceCodeField": ServiceCodeField_a91352518cd52824fa193302633ff458,
  "/src/cms/admin/rules/NextCheckCell#NextCheckCell": NextCheckCell_83731756943de80b68a27391fb45e0d0,
  "/src/cms/admin/rules/RuleListFilters#RuleListFilters": RuleListFilters_277a954304192d28baa13cba0403b315,
  "/src/plugins/enquiry-desk/AssigneeField#AssigneeField": AssigneeField_0dc6e716a001afa26839f2e890d805f7,
  "/src/plugins/enquiry-desk/NoteLabel#NoteLabel": NoteLabel_90c1cafb5e309b45a8e8e465f1c7daea,
  "/src/plugins/enquiry-desk/EnquiryListTools#EnquiryListTools": EnquiryListTools_7eb8c10e18dd60e0b4cd02b3de6414b4,
  "/src/plugins/staff-login/account/SecurityField#SecurityField": SecurityField_1156a704ebee0d3abd0433bf49f2af7a,
  "/src/plugins/staff-login/account/OwnPassword#OwnPassword": OwnPassword_459437a9cafc5c6c1fd533c1338bc8b7,
  "/src/plugins/redirects/CoveredPageWarning#CoveredPageWarning": CoveredPageWarning_88f7f24324bbc3f88ace2f29381aaac2,
  "/src/plugins/redirects/DeadTargets#DeadTarget": DeadTarget_8bf4db7e1c57cff06a4aa9786661abd4,
  "/src/plugins/redirects/LastFollowedCell#LastFollowedCell": LastFollowedCell_b41fec10d7f509ed152828135e7aca7a,
  "/src/plugins/redirects/DeadTargets#DeadTargets": DeadTargets_8bf4db7e1c57cff06a4aa9786661abd4,
  "/src/plugins/redirects/RedirectListTools#RedirectListTools": RedirectListTools_ddb055d8690b0a9b7a0fc7cb519b87f3,
  "/src/plugins/releases/ReleasePanel#ReleasePanel": ReleasePanel_a77b58c2d866ede89fa5b193e74bb9fa,
  "/src/plugins/visits/VisitSummary#VisitSummary": VisitSummary_652ff212b9f6285552ffed2326225425,
  "/src/plugins/visits/VitalsSummary#VitalsSummary": VitalsSummary_803c09c1906ed875aeb19e33b9f2869d,
  "/src/plugins/visits/ReadSummary#ReadSummary": ReadSummary_1eac291000881cbbcf11e7500f5cdeaa,
  "/src/cms/admin/RoleMark#RoleMark": RoleMark_1b929487104962d108ee2fbeb2cf2970,
  "/src/plugins/schedules/ScheduleAlert#ScheduleAlert": ScheduleAlert_b208ca92583e5b6d725f07563fbb6230,
  "/src/cms/admin/Mark#Mark": Mark_5eaa89156b11330d1774d6109ebfc2db,
  "/src/cms/admin/Logo#Logo": Logo_794843e034a853da0ff6b5ee3c07cbb5,
  "/src/cms/admin/notices/NoticeCount#NoticeCount": NoticeCount_e379ff9320e74b229672ce8e5fad049c,
  "/src/cms/admin/NavLinks#NavLinks": NavLinks_4fae588a6c2bedf6ff00a01c9d7e5ac4,
  "/src/plugins/guide/GuideLead#GuideLead": GuideLead_c99369cae350ecfd4c766807c2873cd2,
  "/src/cms/admin/dashboard/Dashboard#Dashboard": Dashboard_3f0c10b9b40b512181d365d510d46a5a,
  "/src/cms/admin/LivePage#LivePageProvider": LivePageProvider_c9f98d1f597c8f447d47d81d7b0d63eb,
  "/src/plugins/history/drafts/OpenForms#OpenFormsProvider": OpenFormsProvider_b5fc4a2f19fc8058e48f1610e1221956,
  "/src/plugins/schedules/ScheduleProvider#ScheduleProvider": ScheduleProvider_90594f13089134270b5692ae6e4362ca,
  "/src/cms/admin/notices/NoticesView#NoticesView": NoticesView_c12dbcf3d3a2d2d90263a71951acd27d,
  "/src/plugins/staff-login/login/LoginView#LoginView": LoginView_9b6a308cfc84c1f4889d3e09632e3349,
  "/src/plugins/staff-login/login/ForgotView#ForgotView": ForgotView_83e45f60694567f8b813ade84f00a148,
  "/src/plugins/staff-login/login/ResetView#ResetView": ResetView_6784f1f449cca3c29b963c4c9376337d,
  "/src/plugins/search-documents/SearchView#SearchView": SearchView_b094ed8cc554c9053f3a29d71705fbe3,
  "/src/plugins/translation/TranslationsView#TranslationsView": TranslationsView_578a3c9f7ce28e3c6cdd0c41d2bd4e44,
  "/src/plugins/obligations/ObligationsView#ObligationsView": ObligationsView_9e26fd353708572bdc302fc857245dd2,
  "/src/plugins/schedules/calendar/CalendarView#CalendarView": CalendarView_2b10471927ea0ddbd7a40fdbb3a81cd4,
  "/src/plugins/schedules/SchedulesView#SchedulesView": SchedulesView_36c3ed0024d1edab14f86e4b9f19633c,
  "/src/plugins/links/DeadLinksView#DeadLinksView": DeadLinksView_1af6e949db2799222e3926310c9d9d0f,
  "/src/plugins/page-status/SitePagesView#SitePagesView": SitePagesView_217c13f38aa5a756cfec872f7e9e8e0f,
  "/src/plugins/guide/GuideView#GuideView": GuideView_97b722d1c6add5cf120627474b77eb32,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/src/plugins/search-documents/SearchPanel#SearchPanel": SearchPanel_dbd255c3859b13db083c1e3edae154ec,
  "/src/plugins/enquiry-desk/EnquiriesPanel#EnquiriesPanel": EnquiriesPanel_c120782665856ae0c8790a6ea2c6c922,
  "/src/plugins/review/WaitingPanel#WaitingPanel": WaitingPanel_a5addae5479235caf9167050df3caaee,
  "/src/plugins/comments/CommentsPanel#CommentsPanel": CommentsPanel_264dc51a486160afc14d0b659e75cf70,
  "/src/plugins/history/drafts/DraftsPanel#DraftsPanel": DraftsPanel_aa7bc3dbf31eb4b3ed1754a6ab66dc74,
  "/src/plugins/translation/TranslationPanels#TranslationPanels": TranslationPanels_accfc35671014517c66d5128a309e934,
  "/src/plugins/schedules/ScheduledPanel#ScheduledPanel": ScheduledPanel_29fb5abfeca8115ac679d1c5d5e48085,
  "/src/plugins/visits/ReadersPanel#ReadersPanel": ReadersPanel_8657969e90c55a1f4501a99f35a85865,
  "/src/plugins/search-terms/SearchesPanel#SearchesPanel": SearchesPanel_7ae1624256ee19dafe52a45e943869f2
}
