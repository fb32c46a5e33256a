CREATE TABLE "mentions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"customer_note_id" integer,
	"session_id" uuid,
	"note_number" integer,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "mentions_place" CHECK (("mentions"."customer_note_id" is null) = ("mentions"."session_id" is not null) and ("mentions"."session_id" is null) = ("mentions"."note_number" is null))
);
--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_customer_note_id_customer_notes_id_fk" FOREIGN KEY ("customer_note_id") REFERENCES "public"."customer_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_once_a_note" ON "mentions" USING btree ("customer_note_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_once_an_entry" ON "mentions" USING btree ("session_id","note_number","user_id");--> statement-breakpoint
CREATE INDEX "mentions_open" ON "mentions" USING btree ("user_id","id") WHERE "mentions"."done_at" is null;--> statement-breakpoint
CREATE INDEX "mentions_unmailed" ON "mentions" USING btree ("created_at") WHERE "mentions"."done_at" is null and "mentions"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "mentions_mailed" ON "mentions" USING btree ("user_id","mailed_at");