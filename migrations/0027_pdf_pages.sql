ALTER TABLE "photos" ADD COLUMN "pdf_page" smallint;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "pdf_page_count" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_pdf_page" CHECK (("photos"."pdf_page" is null) = ("photos"."pdf_page_count" is null) and "photos"."pdf_page" between 1 and "photos"."pdf_page_count");