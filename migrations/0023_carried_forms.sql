CREATE TABLE "carried_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"maker_hash" varchar(64) NOT NULL,
	"sealed" text NOT NULL,
	"openings" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carried_forms_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "carried_forms_size" CHECK (length("carried_forms"."sealed") <= 100000)
);
--> statement-breakpoint
CREATE INDEX "carried_forms_by_maker" ON "carried_forms" USING btree ("maker_hash","created_at");--> statement-breakpoint
CREATE INDEX "carried_forms_expiry" ON "carried_forms" USING btree ("expires_at");