CREATE TABLE "books_exports" (
	"number" integer PRIMARY KEY NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exported_entries" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"export_number" integer NOT NULL,
	"customer" varchar(255) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "books_exports" ADD CONSTRAINT "books_exports_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_entries" ADD CONSTRAINT "exported_entries_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_entries" ADD CONSTRAINT "exported_entries_export_number_books_exports_number_fk" FOREIGN KEY ("export_number") REFERENCES "public"."books_exports"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exported_entries_by_export" ON "exported_entries" USING btree ("export_number","entry_id");