import { type Example, type ExampleWorld, exampleRead } from "@mandi/shared/area/define-examples";
import {
  DeskBrandListAnswer,
  DeskCategoryListAnswer,
  DeskProductAnswer,
  DeskProductListAnswer,
  DeskUnitListAnswer,
} from "@mandi/shared/contract/desk/catalogue-entry";
import { DeskIngotAnswer } from "@mandi/shared/contract/desk/ingot-price";
import { DeskArticleAnswer, DeskNewsListAnswer } from "@mandi/shared/contract/desk/news";
import { DeskSettingListAnswer } from "@mandi/shared/contract/desk/setting";
import { DeskTemplateListAnswer, DeskTextListAnswer } from "@mandi/shared/contract/desk/site";
import {
  DeskBannerListAnswer,
  DeskFaqListAnswer,
  DeskSparePictureAnswer,
} from "@mandi/shared/contract/desk/site-entry";
import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { DeskTaxListAnswer } from "@mandi/shared/contract/desk/tax";
import {
  aBrandList,
  aCategoryList,
  aListedProduct,
  aShownProduct,
  aUnit,
} from "@mandi/shared/testing/desk-catalogue-builders";
import { aDeskArticle, aNewsList } from "@mandi/shared/testing/desk-news-builders";
import { anIngotPlace, aPriceRound } from "@mandi/shared/testing/desk-price-builders";
import { aDeskSetting } from "@mandi/shared/testing/desk-setting-builders";
import { aBannerList, aDeskTemplate, aDeskText, aFaqList } from "@mandi/shared/testing/desk-site-builders";
import { aTaxRow } from "@mandi/shared/testing/desk-tax-builders";
import { someVersions } from "@mandi/shared/testing/site-version-builders";

/** Answers to the reads of the pages for prices, rates, texts and settings. */
export const contentExamples = (rows: ExampleWorld["rows"]): readonly Example[] => [
  exampleRead("GET /desk/ingot-price", DeskIngotAnswer, () => aPriceRound(...rows([anIngotPlace()]))),
  exampleRead("GET /desk/news", DeskNewsListAnswer, aNewsList),
  exampleRead("GET /desk/news/article", DeskArticleAnswer, () => ({ data: aDeskArticle() })),
  exampleRead("GET /desk/faq", DeskFaqListAnswer, aFaqList),
  exampleRead("GET /desk/banner-picture", DeskSparePictureAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/banner", DeskBannerListAnswer, aBannerList),
  exampleRead("GET /desk/site-version", DeskSiteVersionAnswer, () => someVersions()),
  exampleRead("GET /desk/text", DeskTextListAnswer, () => ({ data: rows([aDeskText()]) })),
  exampleRead("GET /desk/template", DeskTemplateListAnswer, () => ({ data: rows([aDeskTemplate()]) })),
  exampleRead("GET /desk/setting", DeskSettingListAnswer, () => ({ data: rows([aDeskSetting()]) })),
  exampleRead("GET /desk/product", DeskProductListAnswer, () => ({ data: rows([aListedProduct()]) })),
  exampleRead("GET /desk/product/:id", DeskProductAnswer, () => ({ data: aShownProduct() })),
  exampleRead("GET /desk/brand", DeskBrandListAnswer, aBrandList),
  exampleRead("GET /desk/category", DeskCategoryListAnswer, aCategoryList),
  exampleRead("GET /desk/unit", DeskUnitListAnswer, () => ({
    data: [aUnit(), aUnit({ id: 22, name: "Kilogram per metre", short_name: "kg/m" })],
  })),
  exampleRead("GET /desk/tax", DeskTaxListAnswer, () => ({ data: rows([aTaxRow()]) })),
];
