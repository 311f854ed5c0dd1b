import { StatusCell as StatusCell_72934a48eb9897687ec76051dd5fd787 } from '../../../../src/features/layout/staff/list-cells'
import { PersonCell as PersonCell_01a72b9ad6fc44134d933fe3e440462e } from '../../../../src/features/accounts/staff/person-cell'
import { PossiblySame as PossiblySame_41e10e44fdbb2cb44dcd6f0b9727265b } from '../../../../src/features/leads/staff/possibly-same'
import { SavingBar as SavingBar_080731beaab8ef6924f80357692be2e5 } from '../../../../src/features/saving/staff/saving-bar'
import { SaveButton as SaveButton_7d546a13206dadd8265605749ff57dad } from '../../../../src/features/saving/staff/save-button'
import { SaveDraftButton as SaveDraftButton_7d546a13206dadd8265605749ff57dad } from '../../../../src/features/saving/staff/save-button'
import { TitleCell as TitleCell_65e01befa77660470a10b8b7d8bfd6eb } from '../../../../src/features/publishing/staff/list-cells'
import { TicketLink as TicketLink_a2a20ebf448652b48de26731c67e512e } from '../../../../src/features/tickets/staff/ticket-link'
import { MessageCell as MessageCell_4d9fd2ba4d24236f752f04a68f5aa6b1 } from '../../../../src/features/tickets/staff/message-cell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TextToolsClient as TextToolsClient_177575d77528d9f5a22cae4973109815 } from '../../../../src/components/editor/text-tools-client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MoneyCell as MoneyCell_72934a48eb9897687ec76051dd5fd787 } from '../../../../src/features/layout/staff/list-cells'
import { MoneyField as MoneyField_f88fe784fddc28fd2752c2d1d1a83383 } from '../../../../src/features/invoices/staff/money-field'
import { AgencyDayCell as AgencyDayCell_fa2c6dd6e340df14168e65dd43bdf56e } from '../../../../src/features/settings/staff/agency-day'
import { AgencyDayField as AgencyDayField_fa2c6dd6e340df14168e65dd43bdf56e } from '../../../../src/features/settings/staff/agency-day'
import { PictureUses as PictureUses_40fdc90d86e65ee0eeb1802a82c79775 } from '../../../../src/features/media/staff/picture-notes'
import { DeletePictures as DeletePictures_e106c26c8387476642a4a264ffda25cf } from '../../../../src/features/media/staff/delete-pictures'
import { DeletePicture as DeletePicture_e106c26c8387476642a4a264ffda25cf } from '../../../../src/features/media/staff/delete-pictures'
import { PortalAccess as PortalAccess_184cdcdc0af9a60b98fa1c2de13d518a } from '../../../../src/features/accounts/staff/portal-access'
import { DayCell as DayCell_8d0ac1ed499e49a6872fc8f7de2bb880 } from '../../../../src/components/staff/day-cell'
import { DayField as DayField_36a2aef2042d1a946d49afb1e8c41c66 } from '../../../../src/components/staff/day-field'
import { PostHead as PostHead_a396aa2719d7d567fd4e21f16d373975 } from '../../../../src/features/blog/staff/form/post-head'
import { TitleField as TitleField_e7196ee459bc7b0124fb8f2bf323093a } from '../../../../src/features/blog/staff/form/title-field'
import { SlugHint as SlugHint_c1957121996c35cc706ce94525f4a9c8 } from '../../../../src/features/blog/staff/form/text-hints'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockText as BlockText_287f5b2e0472fc49590d6fff25c4eef3 } from '../../../../src/features/blog/staff/blocks/block-fields'
import { BlockInText as BlockInText_7d9b6838ef59e762e6a6545c69cc02fb } from '../../../../src/features/blog/staff/blocks/block-in-text'
import { ChartRows as ChartRows_287f5b2e0472fc49590d6fff25c4eef3 } from '../../../../src/features/blog/staff/blocks/block-fields'
import { TextLength as TextLength_c1957121996c35cc706ce94525f4a9c8 } from '../../../../src/features/blog/staff/form/text-hints'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SharedPreview as SharedPreview_6d3716a0544f12b61a8744d1012c87f6 } from '../../../../src/features/blog/staff/form/picture-previews'
import { PublishField as PublishField_efb0a89f344ccb1c7557c15b9a74db18 } from '../../../../src/features/blog/staff/form/publish-field'
import { RelatedTitleCell as RelatedTitleCell_65e01befa77660470a10b8b7d8bfd6eb } from '../../../../src/features/publishing/staff/list-cells'
import { RelatedField as RelatedField_e2831e4a8dab76e79f20d6e91f1fd717 } from '../../../../src/features/publishing/staff/related-field'
import { PictureByAddress as PictureByAddress_6d3716a0544f12b61a8744d1012c87f6 } from '../../../../src/features/blog/staff/form/picture-previews'
import { NoControl as NoControl_cdb2fe86558eae4c7c295f308d452e8f } from '../../../../src/features/publishing/staff/no-control'
import { LanguageStatesCell as LanguageStatesCell_65e01befa77660470a10b8b7d8bfd6eb } from '../../../../src/features/publishing/staff/list-cells'
import { ReleaseLock as ReleaseLock_6a957e50d0178d4bc41f24a7cb1167f3 } from '../../../../src/features/publishing/staff/release-lock'
import { PublicationStatus as PublicationStatus_32520f03d7f62689ab6245a9af5781a9 } from '../../../../src/features/publishing/staff/publication-status'
import { UnpublishButton as UnpublishButton_e4d6497807d9da2c4a44451ffa55f296 } from '../../../../src/features/publishing/staff/unpublish-button'
import { RestoreVersion as RestoreVersion_b85a51ad9bb86a8d95e88e8fa9159f05 } from '../../../../src/features/publishing/staff/restore-version'
import { RowsField as RowsField_79c165e87bd656609c2653fe4c3fa6ea } from '../../../../src/components/staff/rows/rows-field'
import { PublishButton as PublishButton_d540ef85c5e042f8f386c824a2a894bf } from '../../../../src/features/publishing/staff/publish-button'
import { MissingAltCell as MissingAltCell_40fdc90d86e65ee0eeb1802a82c79775 } from '../../../../src/features/media/staff/picture-notes'
import { MissingAlt as MissingAlt_40fdc90d86e65ee0eeb1802a82c79775 } from '../../../../src/features/media/staff/picture-notes'
import { PersonNameCell as PersonNameCell_01a72b9ad6fc44134d933fe3e440462e } from '../../../../src/features/accounts/staff/person-cell'
import { KindCell as KindCell_1cddb0b9ce7cbb83a41fd0f556c419fd } from '../../../../src/features/mail/staff/kind-cell'
import { SendEmail as SendEmail_b03e1f854b804851ec53bfc3df200268 } from '../../../../src/features/mail/staff/send-controls'
import { SendAllEmails as SendAllEmails_b03e1f854b804851ec53bfc3df200268 } from '../../../../src/features/mail/staff/send-controls'
import { PaymentGaps as PaymentGaps_cfd0eb585f6a55b37d2f6010e804982d } from '../../../../src/features/invoices/staff/payment-gaps'
import { Connections as Connections_c6789347441b2cdb75253f2549d52d7f } from '../../../../src/features/settings/staff/connections'
import { AccountAvatar as AccountAvatar_01a72b9ad6fc44134d933fe3e440462e } from '../../../../src/features/accounts/staff/person-cell'
import { NavSlot as NavSlot_36eba1ac16ccde910dbbbcaa1a06e3ad } from '../../../../src/features/search/staff/payload-slots'
import { Icon as Icon_52cf06c63cc639701ca4c7c2adc86a6c } from '../../../../src/features/layout/staff/brand'
import { Logo as Logo_52cf06c63cc639701ca4c7c2adc86a6c } from '../../../../src/features/layout/staff/brand'
import { CommandBarSlot as CommandBarSlot_36eba1ac16ccde910dbbbcaa1a06e3ad } from '../../../../src/features/search/staff/payload-slots'
import { PayloadShell as PayloadShell_cfc6148757c7beff2570b26c99150730 } from '../../../../src/features/layout/staff/payload-shell'
import { SkipLink as SkipLink_c7f37e3b4b158533f54a1a32b72d0266 } from '../../../../src/features/layout/staff/skip-link'
import { MendMarkup as MendMarkup_3612c40908571c6ff3c2e2b856d8192a } from '../../../../src/features/layout/staff/mend-markup'
import { InertBehindDrawer as InertBehindDrawer_c4223dcc39030ec45b90f78d7f19f6d3 } from '../../../../src/features/layout/staff/providers'
import { ToastAfterNavigation as ToastAfterNavigation_1800c40477b94dce1f1250c217c4615c } from '../../../../src/features/layout/staff/toast-after-navigation'
import { LanguageOfAccount as LanguageOfAccount_c4223dcc39030ec45b90f78d7f19f6d3 } from '../../../../src/features/layout/staff/providers'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/features/layout/staff/list-cells#StatusCell": StatusCell_72934a48eb9897687ec76051dd5fd787,
  "/src/features/accounts/staff/person-cell#PersonCell": PersonCell_01a72b9ad6fc44134d933fe3e440462e,
  "/src/features/leads/staff/possibly-same#PossiblySame": PossiblySame_41e10e44fdbb2cb44dcd6f0b9727265b,
  "/src/features/saving/staff/saving-bar#SavingBar": SavingBar_080731beaab8ef6924f80357692be2e5,
  "/src/features/saving/staff/save-button#SaveButton": SaveButton_7d546a13206dadd8265605749ff57dad,
  "/src/features/saving/staff/save-button#SaveDraftButton": SaveDraftButton_7d546a13206dadd8265605749ff57dad,
  "/src/features/publishing/staff/list-cells#TitleCell": TitleCell_65e01befa77660470a10b8b7d8bfd6eb,
  "/src/features/tickets/staff/ticket-link#TicketLink": TicketLink_a2a20ebf448652b48de26731c67e512e,
  "/src/features/tickets/staff/message-cell#MessageCell": MessageCell_4d9fd2ba4d24236f752f04a68f5aa6b1,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/components/editor/text-tools-client#TextToolsClient": TextToolsClient_177575d77528d9f5a22cae4973109815,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/layout/staff/list-cells#MoneyCell": MoneyCell_72934a48eb9897687ec76051dd5fd787,
  "/src/features/invoices/staff/money-field#MoneyField": MoneyField_f88fe784fddc28fd2752c2d1d1a83383,
  "/src/features/settings/staff/agency-day#AgencyDayCell": AgencyDayCell_fa2c6dd6e340df14168e65dd43bdf56e,
  "/src/features/settings/staff/agency-day#AgencyDayField": AgencyDayField_fa2c6dd6e340df14168e65dd43bdf56e,
  "/src/features/media/staff/picture-notes#PictureUses": PictureUses_40fdc90d86e65ee0eeb1802a82c79775,
  "/src/features/media/staff/delete-pictures#DeletePictures": DeletePictures_e106c26c8387476642a4a264ffda25cf,
  "/src/features/media/staff/delete-pictures#DeletePicture": DeletePicture_e106c26c8387476642a4a264ffda25cf,
  "/src/features/accounts/staff/portal-access#PortalAccess": PortalAccess_184cdcdc0af9a60b98fa1c2de13d518a,
  "/src/components/staff/day-cell#DayCell": DayCell_8d0ac1ed499e49a6872fc8f7de2bb880,
  "/src/components/staff/day-field#DayField": DayField_36a2aef2042d1a946d49afb1e8c41c66,
  "/src/features/blog/staff/form/post-head#PostHead": PostHead_a396aa2719d7d567fd4e21f16d373975,
  "/src/features/blog/staff/form/title-field#TitleField": TitleField_e7196ee459bc7b0124fb8f2bf323093a,
  "/src/features/blog/staff/form/text-hints#SlugHint": SlugHint_c1957121996c35cc706ce94525f4a9c8,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/blog/staff/blocks/block-fields#BlockText": BlockText_287f5b2e0472fc49590d6fff25c4eef3,
  "/src/features/blog/staff/blocks/block-in-text#BlockInText": BlockInText_7d9b6838ef59e762e6a6545c69cc02fb,
  "/src/features/blog/staff/blocks/block-fields#ChartRows": ChartRows_287f5b2e0472fc49590d6fff25c4eef3,
  "/src/features/blog/staff/form/text-hints#TextLength": TextLength_c1957121996c35cc706ce94525f4a9c8,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/features/blog/staff/form/picture-previews#SharedPreview": SharedPreview_6d3716a0544f12b61a8744d1012c87f6,
  "/src/features/blog/staff/form/publish-field#PublishField": PublishField_efb0a89f344ccb1c7557c15b9a74db18,
  "/src/features/publishing/staff/list-cells#RelatedTitleCell": RelatedTitleCell_65e01befa77660470a10b8b7d8bfd6eb,
  "/src/features/publishing/staff/related-field#RelatedField": RelatedField_e2831e4a8dab76e79f20d6e91f1fd717,
  "/src/features/blog/staff/form/picture-previews#PictureByAddress": PictureByAddress_6d3716a0544f12b61a8744d1012c87f6,
  "/src/features/publishing/staff/no-control#NoControl": NoControl_cdb2fe86558eae4c7c295f308d452e8f,
  "/src/features/publishing/staff/list-cells#LanguageStatesCell": LanguageStatesCell_65e01befa77660470a10b8b7d8bfd6eb,
  "/src/features/publishing/staff/release-lock#ReleaseLock": ReleaseLock_6a957e50d0178d4bc41f24a7cb1167f3,
  "/src/features/publishing/staff/publication-status#PublicationStatus": PublicationStatus_32520f03d7f62689ab6245a9af5781a9,
  "/src/features/publishing/staff/unpublish-button#UnpublishButton": UnpublishButton_e4d6497807d9da2c4a44451ffa55f296,
  "/src/features/publishing/staff/restore-version#RestoreVersion": RestoreVersion_b85a51ad9bb86a8d95e88e8fa9159f05,
  "/src/components/staff/rows/rows-field#RowsField": RowsField_79c165e87bd656609c2653fe4c3fa6ea,
  "/src/features/publishing/staff/publish-button#PublishButton": PublishButton_d540ef85c5e042f8f386c824a2a894bf,
  "/src/features/media/staff/picture-notes#MissingAltCell": MissingAltCell_40fdc90d86e65ee0eeb1802a82c79775,
  "/src/features/media/staff/picture-notes#MissingAlt": MissingAlt_40fdc90d86e65ee0eeb1802a82c79775,
  "/src/features/accounts/staff/person-cell#PersonNameCell": PersonNameCell_01a72b9ad6fc44134d933fe3e440462e,
  "/src/features/mail/staff/kind-cell#KindCell": KindCell_1cddb0b9ce7cbb83a41fd0f556c419fd,
  "/src/features/mail/staff/send-controls#SendEmail": SendEmail_b03e1f854b804851ec53bfc3df200268,
  "/src/features/mail/staff/send-controls#SendAllEmails": SendAllEmails_b03e1f854b804851ec53bfc3df200268,
  "/src/features/invoices/staff/payment-gaps#PaymentGaps": PaymentGaps_cfd0eb585f6a55b37d2f6010e804982d,
  "/src/features/settings/staff/connections#Connections": Connections_c6789347441b2cdb75253f2549d52d7f,
  "/src/features/accounts/staff/person-cell#AccountAvatar": AccountAvatar_01a72b9ad6fc44134d933fe3e440462e,
  "/src/features/search/staff/payload-slots#NavSlot": NavSlot_36eba1ac16ccde910dbbbcaa1a06e3ad,
  "/src/features/layout/staff/brand#Icon": Icon_52cf06c63cc639701ca4c7c2adc86a6c,
  "/src/features/layout/staff/brand#Logo": Logo_52cf06c63cc639701ca4c7c2adc86a6c,
  "/src/features/search/staff/payload-slots#CommandBarSlot": CommandBarSlot_36eba1ac16ccde910dbbbcaa1a06e3ad,
  "/src/features/layout/staff/payload-shell#PayloadShell": PayloadShell_cfc6148757c7beff2570b26c99150730,
  "/src/features/layout/staff/skip-link#SkipLink": SkipLink_c7f37e3b4b158533f54a1a32b72d0266,
  "/src/features/layout/staff/mend-markup#MendMarkup": MendMarkup_3612c40908571c6ff3c2e2b856d8192a,
  "/src/features/layout/staff/providers#InertBehindDrawer": InertBehindDrawer_c4223dcc39030ec45b90f78d7f19f6d3,
  "/src/features/layout/staff/toast-after-navigation#ToastAfterNavigation": ToastAfterNavigation_1800c40477b94dce1f1250c217c4615c,
  "/src/features/layout/staff/providers#LanguageOfAccount": LanguageOfAccount_c4223dcc39030ec45b90f78d7f19f6d3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
